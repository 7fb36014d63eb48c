import { describe, expect, it } from 'vitest';
import { hasSearchTerms, searchState, searchTermsOf, withoutSearchTerms } from './search-state';

describe('R-EST-06 words in the navigation state', () => {
  it('are read as they were put there', () => {
    expect(searchTermsOf(searchState(['factura', 'nota']))).toEqual(['factura', 'nota']);
  });

  it.each([undefined, null, 'texto', {}, { otra: 1 }])('are none in %j', (state) => {
    expect(hasSearchTerms(state)).toBe(false);
  });

  it.each([5, 'factura', [1], null])('cannot be %j', (searchTerms) => {
    expect(() => searchTermsOf({ searchTerms })).toThrow('expected a list of words');
  });

  it('are taken out, and the rest stays', () => {
    expect(withoutSearchTerms({ searchTerms: ['a'], otra: 1 })).toEqual({ otra: 1 });
    expect(withoutSearchTerms({ searchTerms: ['a'] })).toBeUndefined();
    expect(withoutSearchTerms(undefined)).toBeUndefined();
  });
});
