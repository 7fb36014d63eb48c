import { expect, test } from 'vitest';
import { ownAddress } from './own-address';

const SITE = 'https://ayuda.example.com';

test.each(['/docs/delfin/?q=1#caja', `${SITE}/docs/delfin/`])('%j is of the site', (address) => {
  expect(ownAddress(address, SITE)?.pathname).toBe('/docs/delfin/');
});

test.each([
  null,
  '',
  '//evil.example/x',
  '/\t/evil.example/x',
  '/\n/evil.example/x',
  '/\\evil.example/x',
  '/.//evil.example/x',
  `${SITE}.evil.example/`,
  `${SITE}@evil.example/`,
  'javascript:alert(1)',
  'data:text/html,x',
  'https://[',
])('%j leads elsewhere', (address) => {
  expect(ownAddress(address, SITE)).toBeUndefined();
});
