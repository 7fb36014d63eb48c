import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { farewellSource } from '../../plugins/offline';
import { buildFixture } from '../conformance/support/fixture-builds';
import { expect, test } from '../conformance/support/fixture-site';

test('a build with OFFLINE=0 offers nothing, and its worker is the one that removes itself', async () => {
  const { outDir } = await buildFixture('options');
  expect(readFileSync(path.join(outDir, 'sw.js'), 'utf8')).toBe(farewellSource());
  const files = readdirSync(outDir, { encoding: 'utf8', recursive: true });
  // The code of the panel is a file that nothing asks for.
  const ofOffline = /^(?!assets\/js\/).*(?:sin-conexion|offline)/;
  expect(files.filter((file) => ofOffline.test(file))).toEqual([]);
  const offering = files
    .filter((file) => file.endsWith('.html'))
    .filter((file) => readFileSync(path.join(outDir, file), 'utf8').includes('class="guardar"'));
  expect(offering).toEqual([]);
});
