import { afterEach, expect, it, vi } from 'vitest';
import { reportEmptySearch } from './report-empty-search';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends the words of a search without result to the analytics', () => {
  const gtag = vi.fn();
  vi.stubGlobal('window', { gtag });
  reportEmptySearch(' impresora láser ');
  expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'search_without_result', {
    search_term: 'impresora láser',
  });
});

it('cuts what the analytics would refuse', () => {
  const gtag = vi.fn();
  vi.stubGlobal('window', { gtag });
  reportEmptySearch('ñ'.repeat(10_000));
  expect(gtag.mock.calls[0]?.[2]).toEqual({ search_term: 'ñ'.repeat(100) });
});

it('does nothing where no analytics are configured', () => {
  vi.stubGlobal('window', {});
  expect(() => reportEmptySearch('impresora')).not.toThrow();
});
