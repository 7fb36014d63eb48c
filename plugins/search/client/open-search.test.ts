import { expect, test, vi } from 'vitest';
import { openSearch, takeOpenRequests } from './open-search';

const button = {} as HTMLElement;

test('a request made before the search is there waits for it, once', () => {
  openSearch(button);
  const open = vi.fn();
  takeOpenRequests(open)();
  expect(open).toHaveBeenCalledExactlyOnceWith(button);
  const later = vi.fn();
  takeOpenRequests(later)();
  expect(later).not.toHaveBeenCalled();
});

test('requests go to the last that takes them', () => {
  const first = vi.fn();
  const second = vi.fn();
  const stopFirst = takeOpenRequests(first);
  const stopSecond = takeOpenRequests(second);
  stopFirst();
  openSearch(button);
  stopSecond();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith(button);
});
