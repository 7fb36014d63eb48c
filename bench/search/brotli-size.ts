import { brotliCompressSync } from 'node:zlib';

/** Bytes of a text or file after Brotli at its best, as the site is served. */
export function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}
