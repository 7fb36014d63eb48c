import { describe, expect, it } from 'vitest';
import { isSearchShortcut } from './shortcut';

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

describe('isSearchShortcut', () => {
  it.each([
    ['Ctrl+K', 'k', { ctrlKey: true }],
    ['Cmd+K', 'k', { metaKey: true }],
    ['Ctrl+K with capitals locked', 'K', { ctrlKey: true }],
    ['/', '/', {}],
    ['/ on a Spanish keyboard', '/', { shiftKey: true }],
  ])('opens at %s', (_name, key, held) => {
    expect(press(key, held)).toBe(true);
  });

  it.each([
    ['k', 'k', {}],
    ['Ctrl+Shift+K', 'K', { ctrlKey: true, shiftKey: true }],
    ['Ctrl+Alt+K', 'k', { ctrlKey: true, altKey: true }],
    ['Ctrl+/', '/', { ctrlKey: true }],
    ['Alt+/', '/', { altKey: true }],
  ])('stays closed at %s', (_name, key, held) => {
    expect(press(key, held)).toBe(false);
  });

  it.each(['input', 'textarea', 'select'])('leaves / to a reader writing in %s', (tag) => {
    expect(press('/', {}, new FakeElement(tag))).toBe(false);
    expect(press('k', { ctrlKey: true }, new FakeElement(tag))).toBe(true);
  });
});
