const ASCII_ONLY = /^[\0-\x7f]*$/;
const MARKS = /(n\u0303)|[\u0300-\u036f]/g;

/**
 * Writes a word the way search compares it: lower case, without accents. Ñ stays a letter of its
 * own, because «año» and «ano» are different words.
 */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (ASCII_ONLY.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(MARKS, (_mark, enye?: string) => enye ?? '')
    .normalize('NFC');
}
