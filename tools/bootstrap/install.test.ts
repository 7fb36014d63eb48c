import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reasonToInstall, stalePackages } from './install.mjs';

const linux = { platform: 'linux', arch: 'x64' };
const wanted = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/@swc/core-linux': {
    version: '1.0.0',
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
  },
  'node_modules/@swc/core-darwin': {
    version: '1.0.0',
    optional: true,
    os: ['darwin'],
    cpu: ['arm64'],
  },
};
const installed = {
  'node_modules/react': wanted['node_modules/react'],
  'node_modules/@swc/core-linux': wanted['node_modules/@swc/core-linux'],
};

describe('stalePackages', () => {
  it('is content without the project itself and without binaries for other systems', () => {
    expect(stalePackages(wanted, installed, linux)).toEqual([]);
  });

  it('finds a package that is missing', () => {
    expect(stalePackages(wanted, {}, linux)).toEqual(['node_modules/react']);
  });

  it('finds a package in another version, optional ones too', () => {
    const older = { version: '0.9.0' };
    expect(
      stalePackages(
        wanted,
        { 'node_modules/react': older, 'node_modules/@swc/core-linux': older },
        linux,
      ),
    ).toEqual(['node_modules/react', 'node_modules/@swc/core-linux']);
  });

  it('finds a folder that was installed on another system', () => {
    const elsewhere = { platform: 'darwin', arch: 'arm64' };
    expect(stalePackages(wanted, installed, elsewhere)).toEqual(['node_modules/@swc/core-linux']);
  });
});

describe('reasonToInstall', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'install-'));
    await mkdir(path.join(root, 'node_modules'));
    await writeFile(path.join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  });

  afterEach(() => rm(root, { recursive: true }));

  async function record(packages: object): Promise<void> {
    const file = path.join(root, 'node_modules', '.package-lock.json');
    await writeFile(file, JSON.stringify({ packages }));
  }

  it('is that nothing is there, also when npm was cut off before its record', () => {
    expect(reasonToInstall(root)).toBe('nothing is installed yet');
  });

  it('names a package that differs', async () => {
    await record({ 'node_modules/react': { version: '18.0.0' } });
    expect(reasonToInstall(root)).toBe(
      '1 package differs from package-lock.json, for example react',
    );
  });

  it('is none when all is as the lockfile says', async () => {
    await record({ 'node_modules/react': { version: '19.0.0' } });
    expect(reasonToInstall(root)).toBeUndefined();
  });
});
