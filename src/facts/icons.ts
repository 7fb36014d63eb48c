import { readdirSync } from 'node:fs';
import path from 'node:path';
import { FactError } from './fact-error';
import { readFactText } from './fact-file';

function linesOf(absolute: string): string {
  const lines = /<path d="([^"]+)"\/>/.exec(readFactText(absolute))?.[1];
  if (lines) return lines;
  const expected = 'expected one <path d="…"/> on a square of 24 units, as in the icons beside it';
  const file = path.relative(process.cwd(), absolute);
  throw new FactError([{ file, line: 1, keyPath: [], rule: 'not an icon', expected }]);
}

/**
 * Reads `iconos/*.svg`: by the name of its file, the lines of each icon on a square of 24 units,
 * one for each product, role and kind of help.
 * @throws FactError
 */
export function readIcons(dataDir: string): Record<string, string> {
  const folder = path.join(dataDir, 'iconos');
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((file) => [path.basename(file, '.svg'), linesOf(path.join(folder, file))]),
  );
}
