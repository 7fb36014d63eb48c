import { expect, it } from 'vitest';
import { countLabel } from './count-label';

it.each([
  [0, 'Ningún resultado'],
  [1, 'Un resultado'],
  [12, '12 resultados'],
  [1234, '1.234 resultados'],
])('%i results are counted in Spanish', (total, label) => {
  expect(countLabel(total)).toBe(label);
});
