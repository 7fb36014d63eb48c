import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pagePolicy } from './page-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function sources(policy: string): Map<string, string> {
  const directives = policy.split(';').map((directive) => directive.split(/ (.*)/));
  return new Map(directives.map(([name = '', value = '']) => [name, value]));
}

const PAGE =
  '<head><style>p{margin:0}</style><style media=print>:root{--sitio:"ñ"}</style>' +
  '<script type=application/ld+json>{"@type":"Blog"}</script><script id=static-first src=/boot.js defer></script>' +
  '</head><body><script>tema()</script></body>';

it('names what stands in the page by its hash, and data by none', () => {
  const policy = sources(pagePolicy(PAGE, 'index.html', ['{"prefetch":[]}']));
  expect(policy.get('script-src')).toBe(`'self' ${hash('tema()')} ${hash('{"prefetch":[]}')}`);
  expect(policy.get('style-src')).toBe(
    `'self' ${hash('p{margin:0}')} ${hash(':root{--sitio:"ñ"}')}`,
  );
});

it('allows nothing that is not named, and nothing that is unsafe', () => {
  const policy = pagePolicy(PAGE, 'index.html', []);
  expect(policy).not.toMatch(/unsafe|http|\*/);
  for (const directive of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]) {
    expect(policy.split(';')).toContain(directive);
  }
});

it('adds the hosts of analytics to a page that has them, and to no other', () => {
  const gtag = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';
  const policy = sources(pagePolicy(gtag + PAGE, 'index.html', []));
  expect(policy.get('script-src')).toMatch(/ https:\/\/\*\.googletagmanager\.com$/);
  expect(policy.get('connect-src')).toContain('https://*.google-analytics.com');
  expect(policy.get('style-src')).not.toContain('google');
});

it('adds the host from which the search is configured to fetch its files', () => {
  const link =
    '<a data-search-files="https://archivos.example.com/a.json https://archivos.example.com/b.json">';
  const policy = sources(pagePolicy(PAGE + link, 'index.html', []));
  expect(policy.get('connect-src')).toBe("'self' https://archivos.example.com");
});

it('refuses a script of another host by name', () => {
  const foreign = '<script src=https://cdn.example.com/a.js></script>';
  expect(() => pagePolicy(foreign, 'docs/caja.html', [])).toThrow(
    /docs\/caja\.html has a script of another host, https:\/\/cdn\.example\.com\/a\.js/,
  );
});
