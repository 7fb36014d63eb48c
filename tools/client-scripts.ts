import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const SCRIPTS = /data-scripts="([^"]+)"/;

/**
 * Weighs the scripts that each documentation page of a build runs once its reader does something.
 *
 * @param build folder of the built site
 * @returns bytes by gzip, a number a page
 */
export function clientScriptBytes(build: string): number[] {
  const weights = new Map<string, number>();
  const weigh = (address: string) => {
    const bytes =
      weights.get(address) ??
      gzipSync(readFileSync(path.join(build, address)), { level: 9 }).length;
    weights.set(address, bytes);
    return bytes;
  };
  const pages = readdirSync(path.join(build, 'docs'), { recursive: true, encoding: 'utf8' });
  return pages
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(path.join(build, 'docs', file), 'utf8');
      const addresses = SCRIPTS.exec(html)?.[1]?.split(' ') ?? [];
      return addresses.reduce((sum, address) => sum + weigh(address), 0);
    });
}
