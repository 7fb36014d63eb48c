import { describe, expect, it } from 'vitest';
import { routeOf } from './labelled-queries';
import { judge, summarise } from './relevance';

describe('judge', () => {
  it('counts the rank of the first right page', () => {
    expect(judge(['a', 'b', 'c'], ['c', 'b']).reciprocalRank).toBe(0.5);
  });

  it('does not look beyond the tenth page', () => {
    const routes = Array.from({ length: 11 }, (_, rank) => `page-${rank}`);
    expect(judge(routes, ['page-9']).reciprocalRank).toBe(0.1);
    expect(judge(routes, ['page-10']).reciprocalRank).toBe(0);
  });

  it('measures recall over the first five', () => {
    expect(judge(['a', 'x', 'y', 'z', 'w', 'b'], ['a', 'b']).recall5).toBe(0.5);
  });
});

describe('summarise', () => {
  it('tells a first place from a lower one and from nothing', () => {
    const judged = [judge(['a'], ['a']), judge(['b', 'a'], ['a']), judge([], ['a'])];
    expect(summarise(judged)).toEqual({
      queries: 3,
      mrr: 0.5,
      top1: 1 / 3,
      recall5: 2 / 3,
      empty: 1 / 3,
    });
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
