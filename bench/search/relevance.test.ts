import { describe, expect, it } from 'vitest';
import { routeOf } from './labelled-queries';
import { judge, summarise } from './relevance';

describe('judge', () => {
  it('counts the rank of the first right page', () => {
    expect(judge(['a', 'b', 'c'], undefined, ['c', 'b']).reciprocalRank).toBe(0.5);
  });

  it('does not look beyond the tenth page', () => {
    const routes = Array.from({ length: 11 }, (_, rank) => `page-${rank}`);
    expect(judge(routes, undefined, ['page-9']).reciprocalRank).toBe(0.1);
    expect(judge(routes, undefined, ['page-10']).reciprocalRank).toBe(0);
  });
});

it('tells a first place from a lower one and from nothing, and a right answer from a wrong one', () => {
  const judged = [
    judge(['a'], 'a', ['a']),
    judge(['b', 'a'], 'b', ['a']),
    judge([], undefined, ['a']),
  ];
  expect(summarise(judged)).toEqual({
    ...{ queries: 3, mrr: 0.5, top1: 1 / 3, missed: 1 / 3 },
    ...{ boxes: 2, rightBoxes: 1 },
  });
});

describe('routeOf', () => {
  it.each([
    ['/docs/delfin/faqs/ventas/#como-anulo', 'delfin/faqs/ventas'],
    ['/docs/delfin', 'delfin'],
    ['/docs/delfin/index.html?highlight=x', 'delfin'],
    ['/contacto', 'contacto'],
  ])('%s', (url, route) => {
    expect(routeOf(url)).toBe(route);
  });
});
