import path from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from '../../src/facts/kinds';
import { foldText } from '../../src/text/accents';
import { readPhrases } from '../../tools/learn-search/phrases';
import { loadQueries } from './labelled-queries';

const root = path.resolve(__dirname, '../..');

/** The words of a text, whatever their accents, capitals and signs. */
function foldedWords(text: string): string {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

test('no query that is held out is a phrase that teaches', () => {
  const sayings = kinds.sayings(path.join(root, 'data')).flatMap((pages) => Object.values(pages));
  const phrases = readPhrases(root).map(({ text }) => text);
  const taught = new Set([...phrases, ...sayings.flat()].map(foldedWords));
  expect(taught.size).toBeGreaterThan(1000);
  const leaked = loadQueries('held-out.yaml').filter(({ text }) => taught.has(foldedWords(text)));
  expect(leaked.map(({ text }) => text)).toEqual([]);
});
