import lunr from 'lunr';
import type { IndexedField, WordIndexMaker } from '../../../plugins/search/engine/word-index';

/** Families of each document in one field, as the text that lunr cuts at spaces. */
function textsOf({ postings }: IndexedField, documentCount: number): string[] {
  const families = Array.from({ length: documentCount }, () => [] as number[]);
  postings.forEach((documents, family) => {
    for (const document of documents) families[document]?.push(family);
  });
  return families.map((numbers) => numbers.join(' '));
}

/** A lunr index of families of words: no stemmer or stop words of its own, the boosts of ours. */
export function buildLunrIndex(fields: readonly IndexedField[], documentCount: number): lunr.Index {
  const builder = new lunr.Builder();
  builder.ref('id');
  for (const { name, boost } of fields) builder.field(name, { boost });
  const texts = fields.map((field) => textsOf(field, documentCount));
  for (let document = 0; document < documentCount; document += 1) {
    const named = fields.map(({ name }, field) => [name, texts[field]?.[document] ?? '']);
    builder.add({ id: String(document), ...Object.fromEntries(named) });
  }
  return builder.build();
}

/** lunr 2.3.9 in the place of the search's engine, under the same tokens. */
export const createLunrIndex: WordIndexMaker = (fields, documentCount) => {
  const index = buildLunrIndex(fields, documentCount);
  return {
    raise: (scores, family, weight) => {
      const results = index.query((query) => query.term(String(family), { usePipeline: false }));
      for (const { ref, score } of results) {
        const document = Number(ref);
        scores[document] = Math.max(scores[document] ?? 0, score * weight);
      }
    },
  };
};
