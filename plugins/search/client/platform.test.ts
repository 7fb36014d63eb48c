import { expect, it } from 'vitest';
import { isMac } from './platform';

it.each([
  ['MacIntel', '', true],
  ['', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', true],
  ['Linux x86_64', 'Mozilla/5.0 (X11; Linux x86_64)', false],
  ['Win32', 'Mozilla/5.0 (Windows NT 10.0)', false],
])('platform %j and agent %j: %s', (platform, userAgent, expected) => {
  expect(isMac({ platform, userAgent })).toBe(expected);
});
