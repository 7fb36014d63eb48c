import { expect, test } from 'vitest';
import { fittingPages } from './ranking';

const countOf = (...scores: number[]) =>
  fittingPages(scores.map((score, page) => ({ page, section: page, score }))).length;

test('a page fits that is half as good as the first', () => {
  expect(countOf(3, 2.9, 1.6, 1.4, 0.2)).toBe(3);
});

test('what the name of the first adds counts the others no less', () => {
  expect(countOf(9, 3.1, 2.9)).toBe(2);
});

test('nothing fits where nothing is found', () => {
  expect(countOf()).toBe(0);
});
