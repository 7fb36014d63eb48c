import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** A file or folder of the project in a text, not one with a part to fill in. */
const NAMED = /`((?:bench|data|decisions|docs|plugins|src|tests|tools)\/[\w./-]+)`/g;

it('names only files that are there in what its makers read', () => {
  const texts = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');
  const lost = texts.flatMap((text) =>
    [...readFileSync(text, 'utf8').matchAll(NAMED)]
      .map(([, name = '']) => name)
      .filter((name) => !existsSync(name) && !existsSync(path.join(path.dirname(text), name)))
      .map((name) => `${text}: ${name}`),
  );
  expect(lost).toEqual([]);
});
