import { expect, test } from 'vitest';
import { parseStoredTexts } from './stored-texts';

test.each([
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null]', ['a']],
  ['{"a":true}', []],
  ['3', []],
  ['broken', []],
  ['', []],
  [null, []],
])('%j holds %j', (stored, texts) => {
  expect(parseStoredTexts(stored)).toEqual(texts);
});
