import { expect, test } from 'vitest';
import { LearnedWords, learnedStem } from './learned-words';

const words = new LearnedWords(
  [
    { stem: learnedStem('plata'), rarity: 3, pages: [0, 1], weights: [2, 1] },
    { stem: learnedStem('impresora'), rarity: 5, pages: [2], weights: [4] },
  ],
  3,
);

test('gives the logarithm of a probability for each page', () => {
  const likelihoods = words.likelihoods([learnedStem('plata')]) ?? [];
  const shares = Array.from(likelihoods, Math.exp);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
  expect(shares[0]).toBeGreaterThan(shares[1] ?? 1);
  expect(shares[1]).toBeGreaterThan(shares[2] ?? 1);
});

test('a rare word weighs more than a frequent one, and one said twice no more than once', () => {
  const both = ['plata', 'impresora', 'plata'].map(learnedStem);
  const [first, , printer] = words.likelihoods(both) ?? [];
  expect(printer).toBeGreaterThan(first ?? 0);
  expect(words.likelihoods(both)).toEqual(words.likelihoods([...new Set(both)]));
});

test('says nothing of words that it never learned', () => {
  expect(words.likelihoods(['xqzzw'])).toBeUndefined();
  expect(words.likelihoods([])).toBeUndefined();
});

test('rules no page out beyond the least likely', () => {
  const sure = new LearnedWords([{ stem: 'a', rarity: 1, pages: [0], weights: [99] }], 2);
  expect(Array.from(sure.likelihoods(['a']) ?? [])).toEqual([0, -14]);
});

test('words that begin alike say the same, codes only for themselves', () => {
  expect(learnedStem('facturación')).toBe(learnedStem('facturar'));
  expect(learnedStem('dlf2204')).toBe('dlf2204');
});
