/**
 * What a verb form that the site does not have may be another spelling of, in the order to try.
 * Readers leave out accents that the stemmer needs, and hang pronouns on what they type.
 */
const REWRITES: readonly [ending: RegExp, spelling: string][] = [
  // «anulelo», «cobrarle», «haciendose»
  [/^(.{3,}?)(?:[mts]e)?l[aeo]s?$/, '$1'],
  [/^(.{3,}r|.{3,}ndo)[mts]e$/, '$1'],
  // «vendemos», «facturamos», «pedimos»
  [/^(.{2,}[ae])mos$/, '$1n'],
  [/^(.{2,}i)mos$/, '$1r'],
  // «vendia», «vendian»
  [/^(.{2,})ia(n|s|mos)?$/, '$1ía$2'],
  // «vendio», «cobrare», «anulara»
  [/^(.{3,})o$/, '$1ó'],
  [/^(.{3,}r)e$/, '$1é'],
  [/^(.{3,}r)a(n|s)?$/, '$1á$2'],
];

/** Other spellings of a folded word that the site does not have. */
export function otherSpellings(word: string): string[] {
  return REWRITES.filter(([ending]) => ending.test(word)).map(([ending, spelling]) =>
    word.replace(ending, spelling),
  );
}
