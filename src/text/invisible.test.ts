import { expect, test } from 'vitest';
import { invisibleIn } from './invisible';

test.each([
  ['NUL', '\0', 'U+0000'],
  ['bell', '\x07', 'U+0007'],
  ['right-to-left override', '\u202E', 'U+202E'],
  ['zero-width space', '\u200B', 'U+200B'],
  ['byte order mark', '\uFEFF', 'U+FEFF'],
  ['letter lost in another encoding', '\uFFFD', 'U+FFFD'],
])('finds a %s', (_name, character, code) => {
  expect(invisibleIn(`Ven${character}tas`)).toBe(code);
});

test('accepts what a writer sees, and the space that does not break', () => {
  expect(invisibleIn('¿Cuánto? — $\u00A026.010 «señal»\t1\r\n2')).toBeUndefined();
});
