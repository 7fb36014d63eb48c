import { afterEach, expect, it, vi } from 'vitest';
import { track } from './analytics';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['gtag', 'logEvent'])(
  'tells %s alone of an event, its values cut to what they take',
  (name) => {
    const listener = vi.fn();
    vi.stubGlobal('window', { [name]: listener });
    const data = { answer: 'no', section: 'ñ'.repeat(10_000) };
    expect(track('page_feedback', data)).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
    expect(listener.mock.calls[0]?.slice(-2)).toEqual([
      'page_feedback',
      { answer: 'no', section: 'ñ'.repeat(100) },
    ]);
  },
);

it('tells nobody where the site has nobody to tell', () => {
  vi.stubGlobal('window', {});
  expect(track('page_feedback', { answer: 'si' })).toBe(false);
});
