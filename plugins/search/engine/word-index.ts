/** For each family of words, by its number: the rising numbers of the documents that have it. */
export type PostingLists = readonly (readonly number[])[];

/** A part of the documents, such as their titles, with what a word found there is worth. */
export interface IndexedField {
  boost: number;
  postings: PostingLists;
}

/** Scores documents for one family of words at a time. */
export interface WordIndex {
  /**
   * Raises the score of each document that has a word of the family to `weight` times what the
   * family is worth there, where that is more than `scores` says already.
   */
  raise(scores: Float32Array, family: number, weight: number): void;
}

/** BM25+ with its usual settings, for words that count once a document. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;
const FLOOR = 0.5;

/** How much a word on `found` of `all` documents tells them apart. */
export function inverseDocumentFrequency(found: number, all: number): number {
  return Math.log(1 + (all - found + 0.5) / (found + 0.5));
}

/** What one word is worth in each document, before its inverse document frequency: less in a longer one. */
function worthByDocument(postings: PostingLists, documentCount: number): Float32Array {
  const lengths = new Float32Array(documentCount);
  let total = 0;
  for (const documents of postings) {
    total += documents.length;
    for (const document of documents) lengths[document] = (lengths[document] ?? 0) + 1;
  }
  const average = total / documentCount || 1;
  return lengths.map((length) => {
    const relative = 1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average;
    return FLOOR + (SATURATION + 1) / (1 + SATURATION * relative);
  });
}

/** BM25+ over posting lists that are already known. A word counts once a document. */
export function createWordIndex(fields: readonly IndexedField[], documentCount: number): WordIndex {
  const worth = fields.map(({ postings }) => worthByDocument(postings, documentCount));
  const sums = new Float32Array(documentCount);
  return {
    raise: (scores, family, weight) => {
      fields.forEach(({ boost, postings }, field) => {
        const documents = postings[family] ?? [];
        const weight = boost * inverseDocumentFrequency(documents.length, documentCount);
        for (const document of documents) {
          sums[document] = (sums[document] ?? 0) + weight * (worth[field]?.[document] ?? 0);
        }
      });
      for (const { postings } of fields) {
        for (const document of postings[family] ?? []) {
          const score = (sums[document] ?? 0) * weight;
          if (score > (scores[document] ?? 0)) scores[document] = score;
          sums[document] = 0;
        }
      }
    },
  };
}
