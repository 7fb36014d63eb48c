import { expect, it } from 'vitest';
import { productName } from './product-names';

it.each([
  ['delfin', 'Delfín'],
  ['blog', 'Blog'],
  ['sitio', 'Otras páginas'],
  ['nuevo', 'nuevo'],
])('%s is called %s', (key, name) => {
  expect(productName({ products: { delfin: 'Delfín' } }, key)).toBe(name);
});
