import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFiles } from '../../tests/support/write-files';
import { isInstalled } from './install.mjs';

const react = { 'node_modules/react': { version: '19.0.0' } };
const swc = { 'node_modules/@swc/core': { version: '1.0.0', optional: true } };

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'install-'));
  const packages = { '': { version: '1.0.0' }, ...react, ...swc };
  await writeFiles(root, { 'package-lock.json': JSON.stringify({ packages }) });
});

afterEach(() => rm(root, { recursive: true }));

it('takes what npm did not end for not installed', () => {
  expect(isInstalled(root)).toBe(false);
});

it.each([
  ['all packages', { ...react, ...swc }, true],
  ['all but an optional one', react, true],
  ['one in another version', { 'node_modules/react': { version: '18.0.0' } }, false],
  ['an optional one in another version', { ...react, 'node_modules/@swc/core': {} }, false],
  ['one too few', swc, false],
])('after npm installed %s', async (_what, packages, expected) => {
  await writeFiles(root, { 'node_modules/.package-lock.json': JSON.stringify({ packages }) });
  expect(isInstalled(root)).toBe(expected);
});
