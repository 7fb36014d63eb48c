import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { hasWholeHistory } from '../../src/site/file-history';
import { paper } from '../../src/site/paper';
import { openPage } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';

const BUILD = path.resolve('build');
const POLICY = /<meta http-equiv=content-security-policy content="([^"]+)">/;
/** A script that is no data, or rules, with what stands in it. */
const INLINE = /<(script|style)(?![^>]*\stype="?application\/)[^>]*>([\s\S]*?)<\/\1>/g;

/** What a browser would refuse of a page, or could not be told to refuse. */
function faultsOf(html: string): string[] {
  const [above = '', written = '', ...others] = html.split(POLICY);
  const policy = written.replaceAll('&#x27;', "'");
  const unnamed = [...html.matchAll(INLINE)].filter(([, , text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64');
    return text !== '' && !policy.includes(`'sha256-${hash}'`);
  });
  const faults = [
    ...unnamed.map(([script]) => `the policy does not name ${script.slice(0, 60)}…`),
    ...(html.match(/<[a-z][^<>]*\s(?:style|on[a-z]+)=[^<>]*>/g) ?? []),
    ...(html.match(/<script[^>]*\ssrc="?(?!\/)[^>]*>/g) ?? []),
    ...(above.match(/<(?:script|style|link|body)\b[^>]*>/g) ?? []),
  ];
  if (others.length !== 1) faults.push('not one policy');
  if (!/default-src 'self';.*;object-src 'none';/.test(policy)) faults.push(policy);
  if (/'unsafe-|\*|https?:/.test(policy)) faults.push(`a source that is unsafe: ${policy}`);
  return faults;
}

test('no page of the build has a style attribute, a handler or a script that its policy does not name', () => {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(400);
  const faults = pages.flatMap((file) =>
    faultsOf(readFileSync(path.join(BUILD, file), 'utf8')).map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

/** What somebody may put into a page on its way, each with the directive that refuses it. */
const ATTACKS = {
  'script-src-elem':
    '<script>injected=1</script><p><a href="javascript:injected=1">Descargar</a></p>',
  'script-src-attr': '<img alt="" src="/no-existe.png" onerror="injected=1">',
  'style-src-elem': '<style>body{display:none}</style>',
  'style-src-attr': '<div style="position:fixed;inset:0">Premio</div>',
  'img-src': '<img alt="" src="https://example.org/a.png">',
  'media-src': '<video src="https://example.org/a.mp4" autoplay></video>',
  'frame-src': '<iframe title="Premio" src="https://example.org/"></iframe>',
  'object-src': '<object data="https://example.org/a" type="image/svg+xml"></object>',
  'base-uri': '<base href="https://example.org/">',
  // For a tab of its own: in this one Playwright would wait for a page that never comes.
  'form-action':
    '<form action="https://example.org/" target=_blank><label>Clave <input></label><button>Entrar</button></form>',
};

/** A page whose HTML is changed on its way, in a browser that notes what it refuses of it. */
async function openChanged(
  page: Page,
  change: (html: string) => string,
): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
  });
  await page.route('**/docs/delfin', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto('./docs/delfin');
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

test('nothing that is put into a page on its way runs, hides it or asks another host', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL });
  const foreign: string[] = [];
  await page.route('https://example.org/**', (route) => {
    foreign.push(route.request().url());
    return route.abort();
  });
  const refused = await openChanged(page, (html) =>
    html.replace(/<body[^>]*>/, (body) => body + Object.values(ATTACKS).join('')),
  );
  await page.evaluate(() => fetch('https://example.org/').catch(() => {}));
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('link', { name: 'Descargar' }).click();
  const directives = [...Object.keys(ATTACKS), 'connect-src'];
  await expect.poll(refused).toEqual(expect.arrayContaining(directives));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(foreign).toEqual([]);
  await page.close();
});

test('another host cannot show a page in a frame, to catch clicks', async ({
  browser,
  siteUrl,
}) => {
  const page = await browser.newPage();
  await page.route('http://example.org/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe src="${siteUrl}/docs/delfin"></iframe>`,
    }),
  );
  await page.goto('http://example.org/');
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  await page.close();
});

test('search engines find the sitemap with its dates, browsers the manifest and icons', async ({
  request,
}) => {
  const textOf = async (address: string) => (await request.get(address)).text();
  expect(await textOf('./robots.txt')).toMatch(
    /^User-agent: \*\nAllow: \/\n\nSitemap: https:\/\/\S+\/sitemap\.xml\n$/,
  );
  expect(await textOf('./.well-known/security.txt')).toMatch(
    /^Contact: https:.*\n.*\nExpires: \d{4}-/,
  );
  // A copy without the history of the pages has no dates.
  const sitemap = await textOf('./sitemap.xml');
  for (const kind of ['docs/delfin/', 'blog/']) {
    const dated = new RegExp(
      `<loc>[^<]*/${kind}[^<]*</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`,
    );
    expect(dated.test(sitemap), kind).toBe(hasWholeHistory());
  }
  expect(await textOf('./')).toContain('<link rel=manifest href=/manifest.webmanifest');
  for (const icon of ['favicon.ico', 'apple-touch-icon.png']) {
    expect((await request.get(`./${icon}`)).ok(), icon).toBe(true);
  }
});

test('the bars of the browser have the colour of the theme', async ({ page }) => {
  await openPage(page, '/docs/delfin');
  const bars = page.locator('meta[name="theme-color"]');
  await expect(bars).toHaveAttribute('content', paper.light);
  await page.getByRole('button', { name: /Cambiar entre modo oscuro y claro/ }).click();
  await expect(bars).toHaveAttribute('content', paper.dark);
});
