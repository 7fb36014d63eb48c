import { expect, test } from 'vitest';
import { fits } from './show-fitting';

const entry = 'arqueo Conteo del efectivo de la caja. También: contar la plata, cuadre.';

test.each([
  ['', true],
  ['arq', true],
  ['ARQUEOS', true],
  ['contar plata', true],
  ['arqueo kárdex', false],
])('an entry is asked for by «%s»: %s', (asked, expected) => {
  expect(fits(entry, asked)).toBe(expected);
});
