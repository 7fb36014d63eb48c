import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** Below this size the answer fits in one packet anyway. */
const SMALLEST_SIZE = 1024;

/** As many files as zlib's thread pool works on; more would only hold their contents in memory. */
const PARALLEL_FILES = 8;

/** Quality 5 of 11, which whoever only tries the site waits for; 11 saves another 8 % and takes thirty times as long. */
const TEXT_QUALITY = 5;

/** The data of the search are few files, and a tenth smaller for two seconds more in all. */
const DATA_QUALITY = 10;

const BEST_QUALITY = 11;

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

async function compressFile(file: string, isBest: boolean): Promise<boolean> {
  const { size } = await stat(file);
  if (size < SMALLEST_SIZE) return false;
  // A build takes the place of the last one whole, without its copies.
  if (!isBest && existsSync(`${file}.br`) && existsSync(`${file}.gz`)) return false;
  const content = await readFile(file);
  const quick = file.endsWith('.json') ? DATA_QUALITY : TEXT_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isBest ? BEST_QUALITY : quick,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gzipAsync(content, { level: 9 }));
  return true;
}

/**
 * Writes a brotli (`.br`) and a gzip (`.gz`) copy beside every text file of a folder, for a server
 * that sends them as they are. Copies that are there are kept.
 *
 * @param isBest makes all of them anew, as small as they get, which takes some minutes
 * @returns how many files were compressed
 */
export async function precompress(directory: string, { isBest = false } = {}): Promise<number> {
  const entries = await readdir(directory, { recursive: true });
  const pending = entries.filter((entry) => COMPRESSIBLE.test(entry));
  let compressed = 0;

  async function work(): Promise<void> {
    for (let entry = pending.pop(); entry !== undefined; entry = pending.pop()) {
      if (await compressFile(path.join(directory, entry), isBest)) compressed += 1;
    }
  }

  await Promise.all(Array.from({ length: PARALLEL_FILES }, work));
  return compressed;
}
