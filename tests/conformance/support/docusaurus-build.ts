import { spawn } from 'node:child_process';
import path from 'node:path';

const DOCUSAURUS = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** How a `docusaurus build` ended. */
export interface BuildOutcome {
  readonly exitCode: number;
  /** Standard output and error of the command, without colours. */
  readonly log: string;
}

/** What to build, and where to. */
export interface BuildOptions {
  /** Root of the site, when it is a copy of the project. */
  readonly cwd?: string;
  /** Configuration of the site to build, when it is not that of its root. */
  readonly config?: string;
  /** Where the static site goes: `<workDir>/site`; everything intermediate stays beside it. */
  readonly workDir: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a real production build, leaving nothing in the folder of the sources. */
export function docusaurusBuild({
  cwd,
  config,
  workDir,
  env,
}: BuildOptions): Promise<BuildOutcome> {
  const args = [DOCUSAURUS, 'build', '--out-dir', path.join(workDir, 'site')];
  if (config) args.push('--config', config);
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(workDir, 'generated'),
      // Outcomes are kept by content hash; a bundler cache would only take space.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      FORCE_COLOR: '0',
      NODE_ENV: 'production',
      ...env,
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      log += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, log }));
  });
}
