import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The peers and what it takes to run their browser code here; none is a dependency of the site. */
const PACKAGES = {
  'docusaurus-lunr-search': '3.6.1',
  '@easyops-cn/docusaurus-search-local': '0.55.3',
  pagefind: '1.6.0',
  '@orama/orama': '3.1.18',
  '@orama/stemmers': '3.1.18',
  '@orama/stopwords': '3.1.18',
  esbuild: '0.28.2',
} as const;

/** A folder outside the project with the peers in its `node_modules`. */
export interface Scratch {
  folder: string;
  require: NodeJS.Require;
}

/** Installs the peers, once for each list of versions. */
export function installPeers(): Scratch {
  const versions = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`);
  const folder = path.join(tmpdir(), 'search-bench-peers');
  const manifest = path.join(folder, 'package.json');
  const done = path.join(folder, `${versions.join('+').replaceAll('/', '_')}.done`);
  if (!existsSync(done)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(manifest, JSON.stringify({ private: true }));
    execFileSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', '--ignore-scripts', ...versions],
      { cwd: folder, stdio: 'inherit' },
    );
    writeFileSync(done, '');
  }
  return { folder, require: createRequire(manifest) };
}
