import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { expect, it, vi } from 'vitest';
import { inScratchFolder } from '../../tests/support/scratch-folder';

const folder = inScratchFolder('parsed-files');

/** As another process has it, which knows only what was kept. */
async function newProcess() {
  vi.resetModules();
  return import('./parsed-files');
}

it('has for the next process what one parsed, as long as the text is the same', async () => {
  const first = await newProcess();
  expect(first.parsedFile('data/caja.yaml', 'base: .inf')).toEqual({ base: Infinity });
  first.keepParsedFiles();

  const file = path.join(folder(), 'node_modules/.cache/resultados/datos-leidos');
  const kept: { results: Map<string, { raw: unknown }> } = deserialize(readFileSync(file));
  expect(kept.results.get('data/caja.yaml')).toMatchObject({ raw: { base: Infinity } });
  for (const one of kept.results.values()) one.raw = { base: 'guardada' };
  writeFileSync(file, serialize(kept));

  const next = await newProcess();
  expect(next.parsedFile('data/caja.yaml', 'base: .inf')).toEqual({ base: 'guardada' });
  expect(next.parsedFile('data/caja.yaml', 'base: 2')).toEqual({ base: 2 });
  expect(() => next.parsedFile('data/caja.yaml', 'base: *a')).toThrow(/alias/);
});
