import { afterEach, expect, it, vi } from 'vitest';
import { showKeys } from './keys';

const click = vi.fn();

function press(key: string, held: object = {}, isField = false): number {
  vi.stubGlobal('document', { querySelector: () => ({ click }) });
  const event = { key, altKey: false, ctrlKey: false, metaKey: false };
  showKeys({ ...event, ...held, target: { matches: () => isField } } as unknown as KeyboardEvent);
  return click.mock.calls.length;
}

afterEach(() => {
  vi.unstubAllGlobals();
  click.mockClear();
});

it('«?» outside of fields follows the link to the keys', () => {
  expect(press('?')).toBe(1);
});

it.each([
  ['another key', '/', {}, false],
  ['in a field', '?', {}, true],
  ['with Ctrl', '?', { ctrlKey: true }, false],
  ['with Alt', '?', { altKey: true }, false],
  ['with Cmd', '?', { metaKey: true }, false],
])('%s is left alone', (_case, key, held, isField) => {
  expect(press(key, held, isField)).toBe(0);
});
