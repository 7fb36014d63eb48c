import { type FileHandle, open, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import type { Validators } from './conditions';

/** An open file of the site, as it is or as one of its compressed copies. Whoever gets it closes it. */
export interface StoredFile extends Validators {
  handle: FileHandle;
  /** Bytes. */
  size: number;
  /** `Content-Encoding`; undefined for the file as it is. */
  encoding?: 'br' | 'gzip';
}

/** Smallest first: among the encodings that the client accepts, the choice is the server's. */
const COPIES = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/** Codes of the system for a path at which there is no file, and Node's for one with a NUL. */
const NOTHING_THERE = new Set([
  'EISDIR',
  'ELOOP',
  'ENAMETOOLONG',
  'ENOENT',
  'ENOTDIR',
  'ERR_INVALID_ARG_VALUE',
]);

function ifThere(error: NodeJS.ErrnoException): undefined {
  if (NOTHING_THERE.has(error.code ?? '')) return undefined;
  throw error;
}

/** Measures the very file it opened: another one may stand under that name a moment later. */
async function openStored(
  file: string,
  encoding: StoredFile['encoding'],
): Promise<(StoredFile & { modified: number }) | undefined> {
  const handle = await open(file).catch(ifThere);
  if (!handle) return undefined;
  try {
    const { size, mtime, mtimeMs } = await handle.stat();
    const version = `${size.toString(16)}-${Math.floor(mtimeMs * 1000).toString(16)}`;
    const etag = `"${encoding ? `${version}-${encoding}` : version}"`;
    return { handle, size, encoding, etag, lastModified: mtime.toUTCString(), modified: mtimeMs };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * Opens the best form of a file that the request accepts: brotli, gzip or the file itself. A
 * compressed copy counts only beside its file, and when it is not older than it.
 *
 * @param pathname path within the site, decoded, with a leading slash
 * @returns undefined when there is no such file
 */
export async function openStoredFile(
  directory: string,
  pathname: string,
  request: IncomingMessage,
): Promise<StoredFile | undefined> {
  const file = path.join(directory, pathname);
  const original = await stat(file).catch(ifThere);
  // Anything else, such as a pipe, could be opened only to wait for ever.
  if (!original?.isFile()) return undefined;
  const accepted = new Negotiator(request).encodings(COPIES.map(({ encoding }) => encoding));
  for (const { encoding, suffix } of COPIES) {
    if (!accepted.includes(encoding)) continue;
    const copy = await openStored(file + suffix, encoding);
    if (copy && copy.modified >= original.mtimeMs) return copy;
    await copy?.handle.close();
  }
  return openStored(file, undefined);
}
