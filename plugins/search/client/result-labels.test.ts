import { expect, it } from 'vitest';
import { countLabel, productName } from './result-labels';

it.each([
  [0, 'Ningún resultado'],
  [1, 'Un resultado'],
  [12, '12 resultados'],
  [1234, '1.234 resultados'],
])('%i results are counted in Spanish', (total, label) => {
  expect(countLabel(total)).toBe(label);
});

it.each([
  ['delfin', 'Delfín'],
  ['blog', 'Blog'],
  ['sitio', 'Otras páginas'],
  ['nuevo', 'nuevo'],
])('%s is called %s', (key, name) => {
  expect(productName({ products: { delfin: 'Delfín' } }, key)).toBe(name);
});
