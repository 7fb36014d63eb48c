import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROW_ID, readRows } from '../support/rows';

const FOLDERS = ['plugins', 'src', 'tests'];

/** What the titles of all tests of the project say of rows. */
function idsInTests(): Set<string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(spec|test)\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(ROW_ID) ?? []));
}

it('each row of the specification has a test that carries its id, and no test another', () => {
  const rows = readRows('tests/conformance/rows.yaml').map(({ id }) => id);
  expect([...idsInTests()].sort()).toEqual([...rows].sort());
});
