import { expect, it } from 'vitest';
import { requireNodeVersion } from './node-version.mjs';

it.each(['20.0.0', '20.20.2', '22.1.0', '100.0.0'])('accepts Node %s', (version) => {
  expect(() => requireNodeVersion(version)).not.toThrow();
});

it.each(['18.20.4', '9.11.2', '19.9.0'])('refuses Node %s and says what to do', (version) => {
  expect(() => requireNodeVersion(version)).toThrow(
    new RegExp(`needs Node 20 or newer, and this is Node ${version}\\.\\nInstall a newer one`),
  );
});
