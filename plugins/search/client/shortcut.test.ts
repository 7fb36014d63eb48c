import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isMac, isSearchShortcut } from './shortcut';

/** Just enough of an element for the place where a key was pressed. */
class FakeElement {
  constructor(
    private readonly tag: string,
    readonly isContentEditable = false,
  ) {}

  matches(selector: string): boolean {
    return selector.split(', ').includes(this.tag);
  }
}

beforeAll(() => {
  vi.stubGlobal('HTMLElement', FakeElement);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

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
    ['Alt+/', '/', { altKey: true }],
    ['Ctrl+/', '/', { ctrlKey: true }],
  ])('stays closed at %s', (_name, key, held) => {
    expect(press(key, held)).toBe(false);
  });

  it.each(['input', 'textarea', 'select'])('leaves / to a reader writing in %s', (tag) => {
    expect(press('/', {}, new FakeElement(tag))).toBe(false);
    expect(press('k', { ctrlKey: true }, new FakeElement(tag))).toBe(true);
  });

  it('leaves / to a reader writing in editable text', () => {
    expect(press('/', {}, new FakeElement('div', true))).toBe(false);
  });
});

describe('isMac', () => {
  it.each([
    ['MacIntel', '', true],
    ['', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', true],
    ['Linux x86_64', 'Mozilla/5.0 (X11; Linux x86_64)', false],
    ['Win32', 'Mozilla/5.0 (Windows NT 10.0)', false],
  ])('of platform %j and agent %j is %s', (platform, userAgent, expected) => {
    expect(isMac({ platform, userAgent })).toBe(expected);
  });
});
