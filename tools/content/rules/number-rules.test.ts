import { describe, expect, test } from 'vitest';
import { problemsIn, problemsOf } from '../../../tests/support/fixture-content';
import { TableTotals } from './table-totals';
import { WorkedSums } from './worked-sums';

describe('worked-sums', () => {
  const rule = new WorkedSums();

  test.each([
    'Hay 160 + 43 + 0 = 204 unidades.',
    'Vale 100 × $ 15.600 = $ 1.650.000.',
    'ReteICA: 54.000 × 9,66 por mil = $ 532.',
    'Margen: 4.406 ÷ 20.000 = 23 %.',
    'Quedan 12.000.000 − 2 × 1.000.000 = $ 11.000.000.',
  ])('finds «%s»', (sentence) => {
    expect(problemsIn(rule, sentence)).toEqual([expect.stringMatching(/^7 .*is wrong: it gives/)]);
  });

  test.each([
    'Hay 160 + 43 + 0 = 203 unidades.',
    'Vale 100 × $ 15.600 = **$ 1.560.000**.',
    'ReteICA: 54.000 × 9,66 por mil = $ 522.',
    'Margen: 4.406 ÷ 20.000 = 22,0 %.',
    'Quedan 12.000.000 − 2 × 1.000.000 = $ 10.000.000.',
    'Con un paréntesis: 15.600 ÷ (1 − 0,22) = $ 20.000.',
    'Precio = costo ÷ (1 − margen).',
  ])('accepts «%s»', (sentence) => {
    expect(problemsIn(rule, sentence)).toEqual([]);
  });

  test('reads the facts too', () => {
    const facts = { 'data/reglas/caja.yaml': '- id: regla-1\n  texto: Suma 2 + 2 = 5.\n' };
    expect(problemsOf(rule, facts)).toEqual(['2 «2 + 2 = 5» is wrong: it gives 4']);
  });
});

describe('table-totals', () => {
  const rule = new TableTotals();
  const table = (total: string, head = 'Venta') =>
    `| Terminal | ${head} |\n|---|---|\n| T01 | $ 277.490 |\n| T02 | −$ 1.000 |\n| T03 | — |\n| **Total** | ${total} |`;

  test('finds a total that is not the sum of its column', () => {
    expect(problemsIn(rule, table('**$ 277.490**'))).toEqual([
      '7 the rows of «Venta» sum 276490, not $ 277.490',
    ]);
  });

  test('accepts the sum, an empty total, a percentage and an average', () => {
    expect(problemsIn(rule, table('**$ 276.490**'))).toEqual([]);
    expect(problemsIn(rule, table(''))).toEqual([]);
    expect(problemsIn(rule, table('100 %'))).toEqual([]);
    expect(problemsIn(rule, table('$ 92.163', 'Ticket promedio'))).toEqual([]);
  });
});
