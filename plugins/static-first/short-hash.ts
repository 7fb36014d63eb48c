import { createHash } from 'node:crypto';

/** Eight hexadecimal digits that change with the text, as the bundler puts into names of files. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
