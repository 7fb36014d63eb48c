/** Before it stand the space, which separates lists, and the quote, which JSON would have to escape. */
const FIRST = '#'.charCodeAt(0);

/** Codes rising document numbers as text that JSON can hold: a letter for each gap, `#` for none. */
export function encodePostings(documents: readonly number[]): string {
  const gaps = documents.map((document, at) => document - (documents[at - 1] ?? 0));
  return String.fromCodePoint(...gaps.map((gap) => FIRST + gap));
}

/** Reads what `encodePostings` wrote. */
export function decodePostings(coded: string): number[] {
  let document = 0;
  return [...coded].map((letter) => {
    document += letter.charCodeAt(0) - FIRST;
    return document;
  });
}
