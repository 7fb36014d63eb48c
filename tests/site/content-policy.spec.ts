import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { readPageDates } from '../../plugins/reading-aids/page-dates';
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

test('a browser refuses what the policy of a page does not name', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await page.goto('./docs/delfin');
  const refused = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      violations.push(effectiveDirective);
    });
    const script = document.createElement('script');
    script.text = 'document.title = "otro"';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    const base = document.createElement('base');
    base.href = 'https://example.org/';
    document.head.append(script, style, base);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p style="color: red"></p><img src="/no-existe.png" onerror="document.title = 1">',
    );
    await fetch('https://example.org/').catch(() => {});
    await new Promise((resolve) => setTimeout(resolve));
    return violations;
  });
  expect(refused).toEqual(
    expect.arrayContaining([
      'script-src-elem',
      'style-src-elem',
      'base-uri',
      'style-src-attr',
      'connect-src',
    ]),
  );
  await expect(page).toHaveTitle(/Delfín/);
  await page.close();
});

test('search engines find the sitemap with its dates, browsers the manifest and icons', async ({
  request,
}) => {
  const textOf = async (address: string) => (await request.get(address)).text();
  expect(await textOf('./robots.txt')).toMatch(
    /^User-agent: \*\nAllow: \/\n\nSitemap: https:\/\/\S+\/sitemap\.xml\n$/,
  );
  // A copy without the history of the pages has no dates.
  const hasDates = readPageDates(['docs']).size > 0;
  const sitemap = await textOf('./sitemap.xml');
  for (const kind of ['docs/delfin', 'mensajes/', 'blog/tags/', 'docs/tags/']) {
    const dated = new RegExp(
      `<loc>[^<]*/${kind}[^<]*</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`,
    );
    expect(dated.test(sitemap), kind).toBe(hasDates);
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
