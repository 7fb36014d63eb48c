import path from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from '../facts/kinds';
import { productStyles } from './product-styles';

const [sample] = kinds.products(path.resolve('data'));
if (!sample) throw new Error('data/productos.yaml has no product');

const product = (clave: string, claro: string, oscuro: string) => ({
  ...sample,
  clave,
  acento: { claro, oscuro },
});

test('each product has its accent in both themes', () => {
  const [light, dark] = productStyles([product('caja', '#111111', '#eeeeee')], {}).split('\n');
  expect(light).toBe(':root { --producto-caja: #111111; }');
  expect(dark).toContain('html[data-theme="dark"] { --producto-caja: #eeeeee; }');
});

test('a product whose id begins with that of another keeps its own accent', () => {
  const css = productStyles(
    [product('caja-rapida', '#111111', '#eeeeee'), product('caja', '#222222', '#dddddd')],
    {},
  );
  const own = css.indexOf('var(--producto-caja-rapida)');
  expect(css.indexOf('var(--producto-caja)')).toBeGreaterThan(0);
  expect(own).toBeGreaterThan(css.indexOf('var(--producto-caja)'));
});
