/**
 * `npx tsx bench/build/deploy-cost.ts before after`: what a reader who has every file of one build fetches again
 * from another, by Brotli, where names that are new count as new files, whatever they hold.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const [before = '', after = ''] = process.argv.slice(2);

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:js|css|json)$/.test(file) && statSync(path.join(folder, file)).isFile(),
  );
}

function weigh(content: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(content, { params }).length;
}

/** What the file is apart from the digits that change with builds. */
function stemOf(file: string): string {
  return file.replace(/[.-][0-9a-f]{8,}(?=\.\w+$)/, '');
}

const old = new Map(filesOf(before).map((file) => [stemOf(file), file]));
const sums = new Map<string, { files: number; bytes: number }>();
for (const file of filesOf(after)) {
  const own = readFileSync(path.join(after, file));
  const earlier = old.get(stemOf(file));
  const isSame = earlier !== undefined && readFileSync(path.join(before, earlier)).equals(own);
  if (earlier === file && isSame) continue;
  const why = isSame ? 'renamed alone' : 'new content';
  const sum = sums.get(why) ?? { files: 0, bytes: 0 };
  const bytes = weigh(own);
  if (!isSame) console.log(`${(bytes / 1000).toFixed(1)} kB ${file}`);
  sums.set(why, { files: sum.files + 1, bytes: sum.bytes + bytes });
}
for (const [why, { files, bytes }] of sums) {
  console.log(`${why}: ${files} files, ${(bytes / 1000).toFixed(1)} kB`);
}
