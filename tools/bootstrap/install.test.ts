import { expect, it } from 'vitest';
import { inScratchFolder } from '../../tests/support/scratch-folder';
import { writeFiles } from '../../tests/support/write-files';
import { isInstalled, requireNodeVersion } from './install.mjs';

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

it.each(['20.0.0', '20.20.2', '22.1.0', '100.0.0'])('accepts Node %s', (version) => {
  expect(() => requireNodeVersion(version)).not.toThrow();
});

it.each(['18.20.4', '9.11.2', '19.9.0'])('refuses Node %s and says what to do', (version) => {
  expect(() => requireNodeVersion(version)).toThrow(
    new RegExp(`needs Node 20 or newer, and this is Node ${version}\\.\\nInstall a newer one`),
  );
});
