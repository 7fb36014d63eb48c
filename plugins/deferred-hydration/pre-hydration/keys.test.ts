import { afterEach, expect, it, vi } from 'vitest';
import { showKeys } from './keys';

const click = vi.fn();

function press(key: string, held: object, isField: boolean): number {
  vi.stubGlobal('document', { querySelector: () => ({ click }) });
  const event = { key, altKey: false, ctrlKey: false, metaKey: false };
  showKeys({ ...event, ...held, target: { matches: () => isField } } as unknown as KeyboardEvent);
  return click.mock.calls.length;
}

afterEach(() => {
  vi.unstubAllGlobals();
  click.mockClear();
});

it.each([
  ['«?» outside of fields', '?', {}, false, 1],
  ['another key', '/', {}, false, 0],
  ['«?» in a field', '?', {}, true, 0],
  ['«?» with Ctrl', '?', { ctrlKey: true }, false, 0],
  ['«?» with Alt', '?', { altKey: true }, false, 0],
  ['«?» with Cmd', '?', { metaKey: true }, false, 0],
])('whether %s follows the link to the keys', (_case, key, held, isField, clicks) => {
  expect(press(key, held, isField)).toBe(clicks);
});
