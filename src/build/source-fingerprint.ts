import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Everything the built site is made from, from the project's folder. */
const SOURCES = [
  'blog',
  'data',
  'docs',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'plugins',
  'sidebars.ts',
  'src',
  'static',
];

const TEST_FILE = /\.test\.tsx?$/;

async function isFile(file: string): Promise<boolean> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ?? false;
}

async function listFiles(root: string, source: string): Promise<string[]> {
  if (await isFile(path.join(root, source))) return [source];
  const entries = await readdir(path.join(root, source), { recursive: true }).catch(() => []);
  const candidates = entries.map((entry) => path.join(source, entry));
  const found = await Promise.all(candidates.map((file) => isFile(path.join(root, file))));
  return candidates.filter((file, index) => found[index] && !TEST_FILE.test(file));
}

/**
 * A hash of the names and contents of all sources of the site; the same sources give the same hash
 * on any machine. Unit tests do not count.
 *
 * @param root folder of the project
 * @param settings values from outside the sources that change the output, such as environment variables
 * @param beside folders that this output is made from too
 */
export async function sourceFingerprint(
  root: string,
  settings: readonly string[] = [],
  beside: readonly string[] = [],
): Promise<string> {
  const sources = [...SOURCES, ...beside];
  const files = (await Promise.all(sources.map((source) => listFiles(root, source)))).flat();
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const content = await readFile(path.join(root, file));
    hash.update(`${file.split(path.sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.update(settings.join('\0')).digest('hex');
}
