import { afterEach, expect, it, vi } from 'vitest';
import { reportFeedback } from './report-feedback';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends the answer, the page and the section to the analytics', () => {
  const gtag = vi.fn();
  vi.stubGlobal('window', { gtag });
  expect(reportFeedback('no', '/docs/delfin/consultas/kardex/', 'Filtros')).toBe(true);
  expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'page_feedback', {
    answer: 'no',
    page: '/docs/delfin/consultas/kardex/',
    section: 'Filtros',
  });
});

it('sends nothing where no analytics are configured', () => {
  vi.stubGlobal('window', {});
  expect(reportFeedback('si', '/docs/delfin', '')).toBe(false);
});
