import { expect, it } from 'vitest';
import { inScratchFolder } from '../../tests/support/scratch-folder';
import { writeFiles } from '../../tests/support/write-files';
import { isInstalled } from './install.mjs';

const react = { 'node_modules/react': { version: '19.0.0' } };
const swc = { 'node_modules/@swc/core': { version: '1.0.0', optional: true } };

inScratchFolder('install');

it.each([
  ['nothing to its end', undefined, false],
  ['all packages', { ...react, ...swc }, true],
  ['all but an optional one', react, true],
  ['one in another version', { 'node_modules/react': { version: '18.0.0' } }, false],
  ['an optional one in another version', { ...react, 'node_modules/@swc/core': {} }, false],
  ['one too few', swc, false],
])('after npm installed %s', async (_what, packages, expected) => {
  const wanted = { packages: { '': { version: '1.0.0' }, ...react, ...swc } };
  await writeFiles('.', {
    'package-lock.json': JSON.stringify(wanted),
    ...(packages && { 'node_modules/.package-lock.json': JSON.stringify({ packages }) }),
  });
  expect(isInstalled('.')).toBe(expected);
});
