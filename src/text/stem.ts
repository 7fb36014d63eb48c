import { stemmer } from '@orama/stemmers/spanish';
import { foldText } from './accents';

/**
 * What the Snowball stemmer is spared, in this order, because it would stumble on it. No rule looks
 * behind: Safari before 16.4 does not read such a pattern.
 */
const BEFORE: readonly [ending: RegExp, plain: string][] = [
  // A pronoun hung on an imperative, the form the pages give orders in: «anúlelo», «agréguelas».
  [/([áéíóú][a-zñ]{1,4}[ae]n?)(?:l[aeo]s?|se)$/, '$1'],
  // It only knows these endings with their accent, which readers leave out.
  [/([a-zñ]{2}[cs])ion$/, '$1ión'],
  // Verbs that it takes for shorter ones, or that leave it too little to cut.
  [/^abr(?:[aeioíó]|ió|[ae][ns]|ieron|iendo|ían?|imos|ir(?:l[aeo]s?|[ms]e)?)$/, 'abrir'],
  [/^entr(?:[aoóé]|a[ns]|en|aron|aban?|ando|amos|ar(?:l[aeo]s?|[ms]e)?)$/, 'entrar'],
  [/^us(?:[aoeóé]|a[ns]|en|aron|aban?|ando|amos|ad[ao]s?|ar(?:l[aeo]s?|[ms]e)?)$/, 'usar'],
  [/^le(?:[eoaí]|e[ns]|a[ns]|yó|yeron|yendo|ían?|íd[ao]s?|er(?:l[aeo]s?|[ms]e)?)$/, 'leer'],
  [/^f[ií](?:[aoóée]|a[ns]|en|aron|aban?|ando|amos|ar(?:l[aeo]s?|[ms]e)?|ad[ao]s?)$/, 'fiado'],
  [/^(in)?v[aá]lid[ao]s?$/, '$1validar'],
  [/^(consolid|divid|liquid)[ao]s?$/, '$1ar'],
  // A month, which it takes for a table, is asked for as the adjective too: «ventas del mes».
  [/^mes(?:es)?$/, 'mensual'],
  // Plurals of short words, and of those in -dad.
  [/dades$/, 'dad'],
  [/([a-zñáéíóú]{2}[aeo])s$/, '$1'],
];

/** What tells apart stems of one family, in this order. */
const AFTER: readonly [ending: RegExp, plain: string][] = [
  // Nouns in -ción too short for the stemmer: migración, retención.
  [/^(.{4,}?)a?cion$/, '$1'],
  // Letters that change only the sound of the ending they stand before: aplique, aplicar.
  [/qu$/, 'c'],
  [/z$/, 'c'],
  [/gu$/, 'g'],
  // Verbs in -ear and -ificar, whose vowel or suffix some forms keep: bloquea, modifica.
  [/^(?!corre$)(.{3,})e$/, '$1'],
  [/qu$/, 'c'],
  [/ific$/, 'if'],
  // Vowels that open when the stress falls on them: cierra, cerrar; prueba, probar.
  [/([^gq])ue(?=[bcdfglmnprstvz]{1,3}$)/, '$1o'],
  [/(.)ie(?=[bcdfglmnprstvz]{1,3}$)/, '$1e'],
  // Irregular families.
  [/^devol[ut]$/, 'devolv'],
  [/^traslad$/, 'trasl'],
  [/^(?:abert|apertur|abro|abre?)$/, 'abrir'],
  [/^vent$/, 'vend'],
  [/^impres(?:ion)?$/, 'imprim'],
  [/^(in|des|re)?activ$/, '$1act'],
  [/^(?:(sep)|(comp))$/, '$1$2ar'],
  [/^(?:(gen)|(num))$/, '$1$2er'],
];

function rewrite(word: string, rules: readonly [ending: RegExp, plain: string][]): string {
  return rules.reduce((rewritten, [ending, plain]) => rewritten.replace(ending, plain), word);
}

/**
 * Stem of a word as a reader or a page writes it: «facturación», «facturacion», «factura» and
 * «facturar» share theirs. Words with digits are codes and stay whole.
 */
export function stem(word: string): string {
  if (/\d/.test(word)) return foldText(word);
  return rewrite(foldText(stemmer(rewrite(word.toLowerCase(), BEFORE))), AFTER);
}
