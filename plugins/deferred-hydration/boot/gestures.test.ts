import { expect, it } from 'vitest';
import { isSearchShortcut } from './gestures';

/** Just enough of an element for the place where a key was pressed. */
class FakeElement {
  constructor(private readonly tag: string) {}

  matches(selector: string): boolean {
    return selector.split(',').some((part) => part.startsWith(this.tag));
  }
}

function press(key: string, held: object = {}, target = new FakeElement('body')): boolean {
  const event = { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, target };
  return isSearchShortcut({ ...event, ...held } as unknown as KeyboardEvent);
}

it.each([
  ['Ctrl+K', 'k', { ctrlKey: true }, true],
  ['Cmd+K', 'k', { metaKey: true }, true],
  ['Ctrl+K with capitals locked', 'K', { ctrlKey: true }, true],
  ['/', '/', {}, true],
  ['/ on a Spanish keyboard', '/', { shiftKey: true }, true],
  ['k', 'k', {}, false],
  ['Ctrl+Shift+K', 'K', { ctrlKey: true, shiftKey: true }, false],
  ['Ctrl+Alt+K', 'k', { ctrlKey: true, altKey: true }, false],
  ['Ctrl+/', '/', { ctrlKey: true }, false],
  ['Alt+/', '/', { altKey: true }, false],
])('whether %s is a shortcut of the search', (_name, key, held, expected) => {
  expect(press(key, held)).toBe(expected);
});

it.each(['input', 'textarea', 'select'])('leaves / to a reader writing in %s', (tag) => {
  expect(press('/', {}, new FakeElement(tag))).toBe(false);
  expect(press('k', { ctrlKey: true }, new FakeElement(tag))).toBe(true);
});
