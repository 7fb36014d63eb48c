import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import type { Listeners } from '../../src/browser/analytics';
import { browserScript } from '../../src/build/browser-source';
import { readLogPath } from '../../src/site/readers-log';

const script = browserScript(path.join(__dirname, 'browser/beacon.ts'), {
  define: { LOG_PATH: '"/registro"' },
});

it.each([
  ['la factura de 1.020.304-5', 'la factura de …'],
  ['llamar al 300 123 4567 hoy', 'llamar al … hoy'],
  ['correo ana@example.com', 'correo …'],
  ['mensaje DLF-2003 y 12345', 'mensaje DLF-2003 y 12345'],
])('tells the own host what was typed, «%s» as «%s»', (typed, told) => {
  const sendBeacon = vi.fn();
  const window: Listeners = {};
  runInNewContext(script, { window, navigator: { sendBeacon }, URLSearchParams });
  window.logEvent?.('search_without_result', { search_term: typed });
  const query = new URLSearchParams({ evento: 'search_without_result', search_term: told });
  expect(sendBeacon.mock.calls).toEqual([[`/registro?${query}`]]);
});

it('is told nothing without the setting, and no other host with it', () => {
  expect(readLogPath(undefined)).toBeUndefined();
  expect(readLogPath('/registro')).toBe('/registro');
  for (const setting of ['https://example.com/r', '//example.com', 'registro', '/', '/r?a=b']) {
    expect(() => readLogPath(setting)).toThrow('such as /registro');
  }
});
