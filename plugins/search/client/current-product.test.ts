import { expect, it } from 'vitest';
import { currentProduct } from './current-product';

it.each([
  ['/docs/delfin', '/', 'delfin'],
  ['/docs/delfin/faqs/ventas/', '/', 'delfin'],
  ['/ayuda/docs/sinco/exportar/', '/ayuda/', 'sinco'],
  ['/docs/', '/', undefined],
  ['/blog/docs/delfin', '/', undefined],
  ['/', '/', undefined],
])('the product being read at %s is read from the address', (pathname, baseUrl, product) => {
  expect(currentProduct(pathname, baseUrl)).toBe(product);
});
