import { expect, test } from 'vitest';
import { releaseOf, TOLD_VERSION } from './versions';

test.each([
  ['8.1', '8.1.0'],
  ['8.2.0.532', '8.2.1'],
  ['8.10.0+1f2e', '8.10.0'],
  ['9.9 Llame ya', undefined],
  ['8', undefined],
  ['<b>8.1</b>', undefined],
])('a program that says %j is of %j', (told, release) => {
  const [kept = 'none'] = TOLD_VERSION.exec(told) ?? [];
  expect(releaseOf(kept, ['8.10.0', '8.2.1', '8.2.0', '8.1.0'])).toBe(release);
});
