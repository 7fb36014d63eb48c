import { expect, test } from 'vitest';
import { ean13CheckDigit, isEan13 } from './ean13';

test('the check digit of the standard example 629104150021 is 3', () => {
  expect(ean13CheckDigit('629104150021')).toBe(3);
});

test.each([
  ['7700000000019', true],
  ['7700000000018', false],
  ['770000000001', false],
  ['77000000000l9', false],
])('%s is valid: %s', (code, valid) => {
  expect(isEan13(code)).toBe(valid);
});
