import MiniSearch, { type AsPlainObject } from 'minisearch';

import type { IndexedField, WordIndexMaker } from '../../../plugins/search/engine/word-index';

type TermEntry = AsPlainObject['index'][number];

function fieldLengths(fields: readonly IndexedField[], documentCount: number): number[][] {
  const lengths = Array.from({ length: documentCount }, () => fields.map(() => 0));
  fields.forEach(({ postings }, field) => {
    for (const document of postings.flat()) {
      const ofDocument = lengths[document];
      if (ofDocument) ofDocument[field] = (ofDocument[field] ?? 0) + 1;
    }
  });
  return lengths;
}

function averages(lengths: readonly number[][], fieldCount: number): number[] {
  const sums = new Array<number>(fieldCount).fill(0);
  for (const ofDocument of lengths) {
    ofDocument.forEach((length, field) => {
      sums[field] = (sums[field] ?? 0) + length;
    });
  }
  return sums.map((sum) => sum / Math.max(1, lengths.length));
}

function termEntries(fields: readonly IndexedField[]): TermEntry[] {
  const families = Math.max(...fields.map(({ postings }) => postings.length));
  return Array.from({ length: families }, (_, family): TermEntry => {
    const byField: TermEntry[1] = {};
    fields.forEach(({ postings }, field) => {
      const documents = postings[family];
      if (!documents?.length) return;
      byField[field] = Object.fromEntries(documents.map((document) => [document, 1]));
    });
    return [String(family), byField];
  });
}

function numbered<Value>(values: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(values.entries());
}

/** MiniSearch with the posting lists of the search, through its own `loadJS`. */
export function loadMiniSearch(
  fields: readonly IndexedField[],
  documentCount: number,
): MiniSearch<{ id: number }> {
  const lengths = fieldLengths(fields, documentCount);
  return MiniSearch.loadJS<{ id: number }>(
    {
      documentCount,
      nextId: documentCount,
      documentIds: numbered(lengths.map((_, document) => document)),
      fieldIds: Object.fromEntries(fields.map(({ name }, field) => [name, field])),
      fieldLength: numbered(lengths) as unknown as AsPlainObject['fieldLength'],
      averageFieldLength: averages(lengths, fields.length),
      storedFields: {},
      dirtCount: 0,
      index: termEntries(fields),
      serializationVersion: 2,
    },
    {
      fields: fields.map(({ name }) => name),
      tokenize: (text) => [text],
      processTerm: (term) => term,
      searchOptions: { boost: Object.fromEntries(fields.map(({ name, boost }) => [name, boost])) },
    },
  );
}

/** MiniSearch 7 in the place of the search's engine, under the same tokens. */
export const createMiniSearchIndex: WordIndexMaker = (fields, documentCount) => {
  const mini = loadMiniSearch(fields, documentCount);
  return {
    raise: (scores, family, weight) => {
      for (const { id, score } of mini.search(String(family))) {
        scores[id] = Math.max(scores[id] ?? 0, score * weight);
      }
    },
  };
};
