import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inScratchFolder } from '../../tests/support/scratch-folder';
import { keepResults, keptResults } from './kept-results';

inScratchFolder('kept-results');

it('has what the same code kept under the same name, and nothing of other code', () => {
  keepResults('pages', 'a1', new Map([['key', { text: 'ñ', none: undefined }]]));
  expect(keptResults('pages', 'a1')).toEqual(new Map([['key', { text: 'ñ', none: undefined }]]));
  expect(keptResults('pages', 'b2').size).toBe(0);
  expect(keptResults('facts', 'a1').size).toBe(0);
});

it('has nothing of a file that breaks off', () => {
  keepResults('pages', 'a1', new Map([['key', 1]]));
  writeFileSync('node_modules/.cache/resultados/pages', 'half');
  expect(keptResults('pages', 'a1').size).toBe(0);
});
