import type { Passage } from '../content';
import { PassageRule } from '../rule';

/** Forms of tú, vos, vosotros and nosotros, and what usted asks for instead. */
const familiarForms: readonly (readonly [RegExp, string])[] = [
  [/^(?:tú|vos|ti|contigo|vosotr[oa]s)$/, 'usted'],
  [/^(?:tus?|vuestr[oa]s?)$/, 'su, sus'],
  [/^(?:te|os)$/, 'le, se'],
  [/^(?:haz|hacé|hazlo|hacelo)$/, 'haga'],
  [/^(?:puedes|podés)$/, 'puede'],
  [/^(?:debes|debés)$/, 'debe'],
  [/^(?:tienes|tenés|ten)$/, 'tiene, tenga'],
  [/^(?:quieres|querés)$/, 'quiere'],
  [/^(?:necesitas|necesitás)$/, 'necesita'],
  [/^(?:sabes|sabés)$/, 'sabe'],
  [/^(?:eres|sos)$/, 'es'],
  [/^(?:estás|vas|ves|has|haces|dices|pones|sales)$/, 'está, va, ve, ha, hace, dice, pone, sale'],
  [/^(?:elegí|elegís|eliges)$/, 'elija'],
  [/^(?:abrí|abrís|abres)$/, 'abra'],
  [/^(?:escribí|escribís|escribes)$/, 'escriba'],
  [/^(?:pulsá|pulsas|grabá|grabas|tocá|tocas)$/, 'pulse, grabe, toque'],
  [/^(?:poné|pon|ponlo|dale|dime|entrá|revisá|buscá)$/, 'ponga, dé, diga, entre, revise, busque'],
  [/^vamos$/, 'the action itself, in the imperative'],
];

/** Verbs in -ás, -és, -ís are of tú (future) or vos; these words only look like them. */
const notVerbs = new Set([
  ...['más', 'además', 'demás', 'atrás', 'detrás', 'jamás', 'quizás', 'compás'],
  ...['después', 'través', 'interés', 'revés', 'inglés', 'francés', 'estrés', 'cortés', 'cafés'],
  ...['país', 'raíz', 'maíz', 'anís', 'tés', 'pies', 'portugués', 'marqués'],
]);

function replacementOf(word: string): string | undefined {
  const form = familiarForms.find(([pattern]) => pattern.test(word));
  if (form) return form[1];
  return /[áéí]s$/.test(word) && !notVerbs.has(word) ? 'the verb in the form of usted' : undefined;
}

export class Usted extends PassageRule {
  readonly id = 'usted';
  readonly severity = 'error';
  readonly asks = 'The reader is usted: no forms of tú, vos, vosotros or «vamos a».';

  protected problemsOf(passage: Passage): string[] {
    const words = passage.plain.match(/\p{L}+/gu) ?? [];
    return words.flatMap((word) => {
      // A capital inside a sentence is a name or an acronym, TI for one.
      const replacement = /^\p{Lu}{2,}$/u.test(word)
        ? undefined
        : replacementOf(word.toLowerCase());
      return replacement === undefined ? [] : [`«${word}» is not usted; write ${replacement}`];
    });
  }
}
