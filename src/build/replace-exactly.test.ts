import { expect, it } from 'vitest';
import { replaceExactly } from './replace-exactly';

const TEXT = { file: 'lib/client.js', row: 'the row «client» of README.md' };

it('replaces what stands once, and takes nothing in the replacement for a pattern', () => {
  expect(replaceExactly('a = one();', 'one()', '$& and $1', TEXT)).toBe('a = $& and $1;');
  expect(replaceExactly('a = one();', /o\w+/, 'two', TEXT)).toBe('a = two();');
});

it.each([
  ['one(); one();', 'one()', '2 times'],
  ['two();', 'one()', '0 times'],
  ['one(); one();', /o\w+/, '2 times'],
])('throws for «%s»', (source, expected, count) => {
  const replace = () => replaceExactly(source, expected, '', TEXT);
  expect(replace).toThrow(count);
  expect(replace).toThrow(String(expected));
  expect(replace).toThrow(TEXT.file);
  expect(replace).toThrow(TEXT.row);
});
