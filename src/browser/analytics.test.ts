import { afterEach, expect, it, vi } from 'vitest';
import { track } from './analytics';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('tells the analytics of an event, its values cut to what they take', () => {
  const gtag = vi.fn();
  vi.stubGlobal('window', { gtag });
  const data = { answer: 'no', section: 'ñ'.repeat(10_000) };
  expect(track('page_feedback', data)).toBe(true);
  expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'page_feedback', {
    answer: 'no',
    section: 'ñ'.repeat(100),
  });
});
