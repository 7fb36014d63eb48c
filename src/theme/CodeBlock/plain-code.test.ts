import { expect, it } from 'vitest';
import { highlight } from '../../rendering/code-blocks/highlight';
import { plainCode } from './plain-code';

it.each([
  ['json', '{\n  "nota": "a < b && c > d; &amp; &lt;b>"\n}'],
  ['http', 'POST /v1/ventas?desde=1&hasta=2 HTTP/1.1\nX-Clave: <clave>'],
  ['text', '<span class="token">1</span> & más'],
])('gives back the code that was marked, in %s', (language, code) => {
  expect(plainCode(highlight(code, language))).toBe(code);
});
