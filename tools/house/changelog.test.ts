import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('carries the newest version of the changelog in package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const [newest] = readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm);
  expect(newest?.[1]).toBe(version);
});
