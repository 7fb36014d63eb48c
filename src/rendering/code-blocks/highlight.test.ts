import { expect, it } from 'vitest';
import { highlight } from './highlight';

it('marks the parts of code, and escapes them', () => {
  expect(highlight('{"caja": 1}', 'json')).toBe(
    '<span class="token punctuation">{</span><span class="token property">"caja"</span>' +
      '<span class="token operator">:</span> <span class="token number">1</span>' +
      '<span class="token punctuation">}</span>',
  );
  expect(highlight('a < b && c', 'text')).toBe('a &lt; b &amp;&amp; c');
});

it.each(['csharp', 'http', 'ini', 'js', 'json', 'powerquery'])('knows %s', (language) => {
  const code = 'GET /v1/ventas HTTP/1.1\n[caja]\npuerto=1\n"a" = 1';
  expect(highlight(code, language)).toContain('<span class="token ');
});

it('names a language that it does not know, and those that it does', () => {
  expect(() => highlight('x', 'cobol')).toThrow(/«cobol».*http, ini, js, json, powerquery or text/);
});
