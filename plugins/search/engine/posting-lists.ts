/**
 * Posting lists as text that a JSON file can hold and that Brotli compresses well. A list is a
 * rising series of document numbers, coded as gaps; the last digit of each gap comes from its own
 * half of the alphabet, so that no separator is needed.
 */
const LAST = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&()*+-./:;<=>?@[]^_`{|}~';
const MORE = 'abcdefghijklmnopqrstuvwxyz';

/** Value of each sign by its character code: digits of MORE from 0, of LAST from `MORE.length`. */
const VALUES = new Int8Array(128).fill(-1);
[...MORE, ...LAST].forEach((digit, value) => {
  VALUES[digit.charCodeAt(0)] = value;
});

function encodeGap(gap: number): string {
  let digits = LAST.charAt(gap % LAST.length);
  let rest = Math.floor(gap / LAST.length);
  while (rest > 0) {
    digits = MORE.charAt(rest % MORE.length) + digits;
    rest = Math.floor(rest / MORE.length);
  }
  return digits;
}

/** Codes rising document numbers, each from 0. */
export function encodePostings(documents: readonly number[]): string {
  let previous = -1;
  return documents
    .map((document) => {
      const gap = document - previous - 1;
      previous = document;
      return encodeGap(gap);
    })
    .join('');
}

/**
 * Reads what `encodePostings` wrote.
 * @throws Error at a sign that no list is written with.
 */
export function decodePostings(coded: string): number[] {
  const documents: number[] = [];
  let previous = -1;
  let high = 0;
  for (let at = 0; at < coded.length; at += 1) {
    const value = VALUES[coded.charCodeAt(at)] ?? -1;
    if (value < 0) throw new Error(`"${coded.charAt(at)}" is no digit of a posting list.`);
    if (value < MORE.length) {
      high = high * MORE.length + value;
      continue;
    }
    previous += high * LAST.length + value - MORE.length + 1;
    documents.push(previous);
    high = 0;
  }
  return documents;
}
