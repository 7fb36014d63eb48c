import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FINDER_URLS } from '../../src/rendering/finders/finder-urls';
import { helps } from '../../src/site/helps';
import { openPage } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';
import { sitemapPaths } from '../conformance/support/sitemap';
import { markedTexts, RAW_DIRECTIVE } from '../support/raw-marks';

const BUILD = path.resolve('build');
const PAGE = '/docs/delfin/movimientos/ventas/cierre-de-caja/';
const JSON_LD = /<script[^>]*type="?application\/ld\+json"?[^>]*>([\s\S]*?)<\/script>/g;

function built(file: string): string {
  return readFileSync(path.join(BUILD, file), 'utf8');
}

let allPages: string[];
let messagePages: string[];
/** Pages about all products. */
const ofAll = ['/mensajes', '/glosario', '/abrir-la-ayuda', ...Object.values(FINDER_URLS)];

test.beforeAll(() => {
  const pages = sitemapPaths(built('sitemap.xml'));
  allPages = pages.filter((page) => /^\/docs\/(?!tags|category)/.test(page));
  messagePages = pages.filter((page) => page.startsWith('/mensajes/'));
});

function markdownOf(page: string): string {
  return built(`${page.slice(1).replace(/\/$/, '')}.md`);
}

test('every page of documentation, of messages and about all products stands beside itself as Markdown that leaves nothing of a screen', () => {
  expect(allPages.length).toBeGreaterThan(380);
  expect(messagePages.length).toBeGreaterThan(170);
  for (const page of [...allPages, ...messagePages, ...ofAll]) {
    const text = markdownOf(page);
    const version = ofAll.includes(page) ? '' : '.+ \\d+\\.\\d+\\.\\d+ · ';
    expect(text, page).toMatch(
      new RegExp(`^# .+\\n\\n> .+\\n\\n${version}<https://[^>]+>\\n\\n\\S`),
    );
    // Outside of code, no element, no character reference, no button of a drawing.
    const said = text.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`]*`/g, '');
    expect(said, page).not.toMatch(
      /<(?!https:|[a-z0-9.]+@)[a-z/]|&#|\u200b|¿Le sirvió|Copiar (la ruta|el mensaje)/,
    );
    const html = built(`${page.slice(1).replace(/\/$/, '')}/index.html`);
    expect(html, page).toContain(`type=text/markdown href=${page.replace(/\/$/, '')}.md>`);
  }
});

test('no file for programs has a fact as it is written, and those of plain words have no Markdown', () => {
  const lists = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|\/)(llms(-full)?\.txt|openapi\.yaml|feed\.json|atom\.xml)$|\.md$/.test(file),
  );
  expect(lists.length).toBeGreaterThan(400);
  expect(lists.filter((file) => RAW_DIRECTIVE.test(built(file)))).toEqual([]);
  for (const file of ['ayuda.json', ...lists.filter((name) => name.endsWith('.json'))]) {
    expect(markedTexts(JSON.parse(built(file))), file).toEqual([]);
  }
});

test('every product lists its pages, and one file has them all', () => {
  const listed = [...built('llms.txt').matchAll(/^- \[.*\]\(https:\/\/[^/]+(\/.*)\.md\): /gm)];
  expect(listed.map(([, page]) => page).sort()).toEqual(
    [...allPages.map((page) => page.replace(/\/$/, '')), ...ofAll].sort(),
  );
  const products = [...new Set(allPages.map((page) => page.split('/')[2]))];
  for (const product of products) {
    const own = allPages.filter((page) => page.split('/')[2] === product);
    const whole = built(`docs/${product}/llms-full.txt`);
    for (const page of own) expect(whole, page).toContain(markdownOf(page));
  }
});

test('almost every page says what it is, and each feed leads to places that are there', () => {
  const kinds = new Map<string, number>();
  for (const page of allPages) {
    const html = built(`${page.slice(1).replace(/\/$/, '')}/index.html`);
    for (const [, json = ''] of html.matchAll(JSON_LD)) {
      const { '@graph': graph = [] }: { '@graph'?: { '@type': string }[] } = JSON.parse(json);
      for (const { '@type': kind } of graph) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    if (!page.endsWith('/novedades/')) continue;
    const feed = JSON.parse(built(`${page.slice(1)}feed.json`));
    expect(feed.items.length).toBeGreaterThan(1);
    for (const { url } of feed.items) expect(html).toContain(`id=${new URL(url).hash.slice(1)}>`);
    expect(html).toContain(`type=application/atom+xml href=${page}atom.xml>`);
  }
  expect(kinds.get('TechArticle')).toBe(allPages.length);
  // The roots of the products have no way to them.
  expect(kinds.get('BreadcrumbList')).toBeGreaterThanOrEqual(allPages.length - 9);
  expect(kinds.get('HowTo')).toBeGreaterThan(150);
  expect(kinds.get('FAQPage')).toBeGreaterThan(15);
});

test('a help of all products says where it stands', () => {
  for (const { to } of helps) {
    const html = built(`${to.slice(1)}/index.html`);
    const [, title = ''] = /<h1[^>]*>([^<]+)/.exec(html) ?? [];
    const jsons = [...html.matchAll(JSON_LD)].map(([, json = '']) => json);
    const trail = jsons.find((json) => json.includes('BreadcrumbList')) ?? '';
    const [, here = ''] = /"name":"Inicio".+?"name":"Ayudas".+?"name":"([^"]+)"/.exec(trail) ?? [];
    expect(here, to).not.toBe('');
    expect(title, to).toContain(here);
  }
});

test('no page leads to a manual that this build does not have', () => {
  const roots = allPages.filter((page) => !page.endsWith('/'));
  expect(roots.length).toBeGreaterThan(3);
  const hasManuals = existsSync(path.resolve('build/manuales'));
  for (const page of roots) {
    expect(built(`${page.slice(1)}/index.html`).includes('/manuales/'), page).toBe(hasManuals);
  }
});

test('a page is copied as text for a chat, and its code comes only then', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        write: async ([item]: ClipboardItem[]) =>
          copied.push((await (await item?.getType('text/plain'))?.text()) ?? ''),
      },
    });
  });
  await openPage(page, PAGE);
  const before = asked.length;
  await page.getByRole('button', { name: 'Copiar como texto' }).click();
  await expect(page.locator('.aviso-breve')).toHaveText('Página copiada como texto');
  expect(asked.slice(before)).toContain(`${PAGE.replace(/\/$/, '')}.md`);
  const [text = ''] = await page.evaluate(() => (window as unknown as { copied: string[] }).copied);
  expect(text).toContain('\n1. Abra Movimientos > Ventas > Cierre de caja.\n2. Pulse Contar');
  expect(text).toContain(`· http`);
  expect(text).not.toMatch(/\*\*|\]\(|\|/);
});

test('without a clipboard the text is shown, marked', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openPage(page, PAGE);
  await page.getByRole('button', { name: 'Copiar como texto' }).click();
  const shown = page.getByLabel('El navegador no deja copiar por usted: copie el texto marcado.');
  await expect(shown).toBeFocused();
  await expect(shown).toHaveValue(/^Cierre de caja\n/);
});
