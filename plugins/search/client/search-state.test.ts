import { expect, it } from 'vitest';
import { searchState, searchTermsOf, termsToMark, withoutSearchTerms } from './search-state';

it.each([undefined, null, 'texto', {}, { otra: 1 }])('R-EST-06 %j carries no words', (state) => {
  expect(searchTermsOf(state)).toBeUndefined();
});

it('R-EST-06 words are taken out of the state, and the rest stays', () => {
  const state = searchState(['factura', 'nota']);
  expect(searchTermsOf(state)).toEqual(['factura', 'nota']);
  expect(withoutSearchTerms({ ...state, otra: 1 })).toEqual({ otra: 1 });
  expect(withoutSearchTerms(state)).toBeUndefined();
});

it.each([5, 'factura', [1], null])('R-EST-06 %j is no list of words', (terms) => {
  expect(() => termsToMark(terms)).toThrow('expected a list of words');
});
