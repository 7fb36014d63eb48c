const ASCII_ONLY = /^[\0-\x7f]*$/;
const MARKS = /(n\u0303)|[\u0300-\u036f]/g;

/** Text in plain letters, for addresses: «año» → «ano». */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * Text as Spanish readers compare it: lower case, without accents. Ñ stays a letter of its own,
 * because «año» and «ano» are different words.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most words have no accent, and the search folds a word a microsecond.
  if (ASCII_ONLY.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(MARKS, (_mark, enye?: string) => enye ?? '')
    .normalize('NFC');
}
