import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bootSource } from './boot-source';

it('is one classic script that any supported browser can read', () => {
  const source = bootSource();
  expect(source).not.toMatch(/\b(?:import|export)\b/);
  expect(() => runInNewContext(`(function () { return function () {${source}} })`)).not.toThrow();
});

it('stays within 1.5 kB', () => {
  expect(gzipSync(bootSource(), { level: 9 }).length).toBeLessThanOrEqual(1536);
});
