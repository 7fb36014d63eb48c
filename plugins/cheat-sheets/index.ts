import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserScript, browserStyles } from '../../src/build/browser-source';
import { shortHash } from '../../src/build/content-hash';
import type { WrittenSite } from '../../src/build/written-site';
import type { Facts } from '../../src/facts/facts';
import { menuOf } from '../../src/facts/menu-paths';
import { productLabel } from '../../src/facts/products';
import { type PageTask, sheetFile } from '../../src/site/cheat-sheet';
import { fitted, letterRules } from './fit';
import { sheetPage } from './sheet-page';

/** A page that offers a sheet, or one that has none. */
interface PageWithTask {
  title: string;
  /** Its address, absolute. */
  url: string;
  task?: PageTask;
}

/**
 * Writes the sheets of paper of a site whose pages are those that readers get. They are no pages of it: neither in
 * its sitemap nor in its search, its copies and its text for programs.
 *
 * @param pages those with a task get a sheet
 * @throws Error when a page has a task that tells nothing to do
 */
export function writeSheets(
  { outDir, baseUrl, siteConfig }: WrittenSite,
  pages: readonly PageWithTask[],
  facts: Facts,
): void {
  const asset = (kind: 'css' | 'js', content: string): string => {
    const file = `assets/${kind}/sheet.${shortHash(content)}.${kind}`;
    mkdirSync(path.join(outDir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(outDir, file), content);
    return baseUrl + file;
  };
  const withTask = pages.filter(({ task }) => task);
  if (withTask.length === 0) return;
  const files = {
    styles: asset('css', letterRules + browserStyles(path.join(__dirname, 'sheet.css'))),
    script: asset('js', browserScript(path.join(__dirname, 'browser/print.ts'))),
  };

  for (const { title, url, task } of withTask) {
    const { pathname } = new URL(url);
    const route = pathname.slice(`${baseUrl}docs/`.length).replace(/\/$/, '');
    if (!task || task.procedures.length === 0) {
      throw new Error(
        `${pathname} offers a cheat sheet, and no list of steps was found on it. Expected one ` +
          'right in its text; src/site/page-metadata/ offers the sheet, plugins/machine-readable/ reads the steps.',
      );
    }
    const product = facts.products.find(({ clave }) => route.split('/')[0] === clave);
    const release = product && facts.releases[product.clave]?.[0];
    const file = path.join(outDir, sheetFile(route));
    mkdirSync(path.dirname(file), { recursive: true });
    const frame = {
      ...files,
      title,
      product: product ? `${productLabel(product)} ${release?.version ?? ''}`.trim() : '',
      siteTitle: siteConfig.title,
      menu: menuOf(route, facts),
      url,
      pathname,
    };
    writeFileSync(file, sheetPage(frame, fitted(task)));
  }
}
