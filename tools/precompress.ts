import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { explainUnreadable } from './site-server/unreadable-file';

const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.md',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);

/** Below this size the answer fits in one packet anyway. */
const SMALLEST_SIZE = 1024;

/** As many files as zlib's thread pool works on; more would only hold their contents in memory. */
const PARALLEL_FILES = 8;

/** Quality 5 of 11: 9 saves another 1 % of this site and takes ten times as long. */
const TEXT_QUALITY = 5;

/** The data of the search are few files, and a tenth smaller for two seconds more in all. */
const DATA_QUALITY = 10;

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const ENCODINGS = [
  {
    suffix: '.br',
    compress: (content: Buffer, extension: string) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: extension === '.json' ? DATA_QUALITY : TEXT_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { suffix: '.gz', compress: (content: Buffer) => gzipAsync(content, { level: 8 }) },
];

async function isNewer(sideFile: string, modified: Date): Promise<boolean> {
  const sideStats = await stat(sideFile).catch(() => undefined);
  return sideStats !== undefined && sideStats.mtime >= modified;
}

async function compressFile(file: string): Promise<boolean> {
  const { size, mtime } = await stat(file).catch((error) => explainUnreadable(file, error));
  if (size < SMALLEST_SIZE) return false;
  const copies = ENCODINGS.map(({ suffix }) => isNewer(file + suffix, mtime));
  if ((await Promise.all(copies)).every(Boolean)) return false;
  const content = await readFile(file);
  for (const { suffix, compress } of ENCODINGS) {
    await writeFile(file + suffix, await compress(content, path.extname(file)));
  }
  return true;
}

/**
 * Writes a brotli (`.br`) and a gzip (`.gz`) copy beside every text file of a folder, for a server
 * that sends them as they are. Copies that are newer than their file are kept.
 *
 * @returns how many files were compressed
 * @throws {ToolError} when a file cannot be read, such as a link to nothing
 */
export async function precompress(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true });
  const pending = entries.filter((entry) => COMPRESSIBLE.has(path.extname(entry)));
  let compressed = 0;

  async function work(): Promise<void> {
    for (let entry = pending.pop(); entry !== undefined; entry = pending.pop()) {
      if (await compressFile(path.join(directory, entry))) compressed += 1;
    }
  }

  // All have ended before a failure is told: nothing is left half written.
  const ends = await Promise.allSettled(Array.from({ length: PARALLEL_FILES }, work));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
  return compressed;
}
