import { expect, it } from 'vitest';
import { report } from './report';

const PAGE = '/ayuda/docs/delfin/consultas/kardex/';

const COMMON = (uri: string) =>
  `192.0.2.7 - - [28/Nov/2026:20:00:00 -0500] "POST ${uri} HTTP/2.0" 204 0`;

/** Lines as each host writes them. */
const hosts = {
  common: COMMON,
  combined: (uri: string) => `${COMMON(uri)} "https://ayuda.example.com/" "Mozilla/5.0"`,
  Caddy: (uri: string) =>
    JSON.stringify({ level: 'info', request: { uri } }).replaceAll('&', '\\u0026'),
};

it.each(Object.entries(hosts))('a log of the %s form tells what is missing', (_form, write) => {
  const line = (evento: string, data: object) =>
    write(`/registro?${new URLSearchParams({ evento, ...data })}`);
  const choice = { search_term: 'movimientos de un producto', page: `${PAGE}#ejemplo` };
  const log = [
    line('search_without_result', { search_term: 'Propinas en dólares' }),
    line('search_without_result', { search_term: 'propinas \u001b en dólares' }),
    line('search_choice', choice),
    line('search_choice', choice),
    line('search_choice', { search_term: 'una sola vez', page: PAGE }),
    line('page_feedback', { answer: 'no', page: PAGE }),
    line('page_feedback', { answer: 'si', page: PAGE }),
    line('page_feedback_reason', { reason: 'pasos', page: PAGE }),
    write('/docs/delfin'),
    '{"level":"in',
  ];
  expect(report(log.join('\n'))).toBe(`Asked and not found:
  2 × propinas en dólares

Pages that did not help, and why:
  1 × ${PAGE}
  1 × ${PAGE}: pasos

Phrases to read, and to put into tools/learn-search/phrases/lectores.txt:
## delfin/consultas/kardex
movimientos de un producto`);
});
