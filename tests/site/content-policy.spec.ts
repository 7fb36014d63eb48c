import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Parser } from 'htmlparser2';
import { hasWholeHistory } from '../../src/site/file-history';
import { paper } from '../../src/site/paper';
import { openPage } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';
import { parsePolicy } from '../support/content-policy';

const BUILD = path.resolve('build');
const EXECUTED = new Set(['', 'module', 'text/javascript', 'speculationrules', 'importmap']);

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What a browser would refuse of a page, or could not be told to refuse. */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  let policy: ReturnType<typeof parsePolicy> | undefined;
  let inline: { directive: string; text: string } | undefined;
  const isNamed = (directive: string, source: string) =>
    policy?.get(directive)?.includes(source) ?? false;

  const parser = new Parser({
    onopentag(name, attributes) {
      if ('style' in attributes) faults.push(`<${name} style="${attributes.style}">`);
      faults.push(...Object.keys(attributes).filter((key) => key.startsWith('on')));
      if (attributes['http-equiv'] === 'content-security-policy') {
        if (policy) faults.push('a second policy');
        policy = parsePolicy(attributes.content ?? '');
      }
      if (!policy && ['script', 'style', 'link', 'body'].includes(name)) {
        faults.push(`<${name}> before the policy`);
      }
      const isExecuted = name === 'script' && EXECUTED.has(attributes.type ?? '');
      if (isExecuted && attributes.src !== undefined) {
        if (!attributes.src.startsWith('/')) faults.push(`<script src=${attributes.src}>`);
      } else if (isExecuted || name === 'style') {
        inline = { directive: `${name}-src`, text: '' };
      }
    },
    ontext(text) {
      if (inline) inline.text += text;
    },
    onclosetag() {
      if (inline && !isNamed(inline.directive, hash(inline.text))) {
        faults.push(`${inline.directive} does not name ${inline.text.slice(0, 60)}…`);
      }
      inline = undefined;
    },
  });
  parser.end(html);
  if (policy?.get('default-src')?.join() !== "'self'") faults.push("default-src is not 'self'");
  if (policy?.get('object-src')?.join() !== "'none'") faults.push("object-src is not 'none'");
  if (/'unsafe-|\*|https?:/.test([...(policy?.values() ?? [])].flat().join(' '))) {
    faults.push('a source that is unsafe or of another host');
  }
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
