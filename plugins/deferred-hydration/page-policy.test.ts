import { expect, it } from 'vitest';
import { pagePolicy } from './page-policy';

function sources(policy: string): Map<string, string> {
  const directives = policy.split(';').map((directive) => directive.split(/ (.*)/));
  return new Map(directives.map(([name = '', value = '']) => [name, value]));
}

const PAGE = '<head></head><body><script>tema()</script></body>';

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
