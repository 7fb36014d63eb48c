import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { violations } from '../conformance/support/audit';
import { expect, test } from '../conformance/support/site';

test('lists of tags, authors and posts say what they are, in headings without gaps', ({
  siteDir,
}) => {
  const lists = ['blog/authors', 'blog/tags', 'docs/tags'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => path.join(folder, file)),
  );
  expect(lists.length).toBeGreaterThan(30);
  for (const file of ['blog/archive/index.html', ...lists]) {
    const html = readFileSync(path.join(siteDir, file), 'utf8');
    const [, description = ''] =
      /<meta [^>]*name="?description"? content="([^"]+)"/.exec(html) ?? [];
    expect(description.length, file).toBeGreaterThan(25);
    const own = html.replace(/<aside.*?<\/aside>/s, '');
    const levels = [...own.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    const gaps = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1);
    expect(gaps, file).toEqual([]);
  }
});

test('the pages of a tag stand by product and section, each with its count', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/docs/tags/ventas');
  const products = page.locator('main section');
  expect(await products.getByRole('heading', { level: 2 }).allInnerTexts()).toContainEqual(
    expect.stringMatching(/^Delfín \d+$/),
  );
  for (const product of await products.all()) {
    const heading = await product.getByRole('heading', { level: 2 }).textContent();
    await expect(product.getByRole('listitem')).toHaveCount(Number(heading?.split(' ').at(-1)));
  }
  const sections = await products.first().getByRole('heading', { level: 3 }).allInnerTexts();
  expect(sections).toContainEqual(expect.stringMatching(/^Reportes \d+$/));
});

test('all of a post lies within landmarks', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/blog/cerrar-el-mes-sin-sorpresas');
  expect(await violations(page, { rules: { type: 'rule', values: ['region'] } })).toEqual([]);
});
