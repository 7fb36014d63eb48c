import { describe, expect, it } from 'vitest';
import { Vocabulary } from './vocabulary';

const families = [['anular', 'anule'], ['cobrar'], ['facturar'], ['vender'], ['reclamos']];
const vocabulary = new Vocabulary(
  families,
  families.map(() => 1),
);

describe('a form of a verb that the site does not have', () => {
  it.each([
    ['anulelo', 'anular'],
    ['cobrarles', 'cobrar'],
    ['facturamos', 'facturar'],
    ['vendio', 'vender'],
    ['vendian', 'vender'],
    ['cobrare', 'cobrar'],
  ])('«%s» is known as «%s»', (typed, infinitive) => {
    expect(vocabulary.known(typed).map(({ word }) => word)).toEqual([infinitive]);
  });

  it('does not take a word of the site for a form of another', () => {
    expect(vocabulary.known('reclamos')).toMatchObject([{ word: 'reclamos', weight: 1 }]);
  });

  it('leaves a word unknown that is no form of any', () => {
    expect(vocabulary.known('marciano')).toEqual([]);
  });
});
