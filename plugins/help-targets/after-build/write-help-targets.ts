import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import type { Facts } from '../../../src/facts/facts';
import { HELP_FOLDER } from '../../../src/help-targets/address';
import { firstSentence } from '../../../src/help-targets/first-sentence';
import { publishedTargets } from '../../../src/help-targets/published';
import type { SpokenSection } from '../../../src/help-targets/spoken-section';
import type { HelpTarget } from '../../../src/help-targets/target';
import {
  HELP_FILE,
  HELP_SCHEMA_FILE,
  type HelpEntry,
  helpFile,
  helpFileJsonSchema,
} from './help-file';
import { answeringAnchor, type PagePlaces, pagePlaces, saidOf } from './page-places';
import { targetPage } from './target-page';

/** A site whose pages are written. */
export interface WrittenSite {
  outDir: string;
  /** Path that it stands under, such as `/`. */
  baseUrl: string;
  siteConfig: Pick<DocusaurusConfig, 'customFields' | 'title' | 'url'>;
}

function fileOf(outDir: string, page: string): string {
  return path.join(outDir, page, 'index.html');
}

/** @throws Error naming an id whose page is not there */
function requirePages(targets: readonly HelpTarget[], outDir: string): void {
  const lost = targets.find(({ page }) => !existsSync(fileOf(outDir, page)));
  if (!lost) return;
  throw new Error(
    `/${HELP_FOLDER}/${lost.id} leads to ${lost.page}, which the build has not: expected ${fileOf(outDir, lost.page)}. ` +
      'Write the page, or correct the route of the fact in data/ that the id comes from.',
  );
}

async function placesByPage(
  targets: readonly HelpTarget[],
  outDir: string,
): Promise<ReadonlyMap<string, PagePlaces>> {
  const pages = [...new Set(targets.map(({ page }) => page))];
  return new Map(
    await Promise.all(
      pages.map(
        async (page) => [page, pagePlaces(await readFile(fileOf(outDir, page), 'utf8'))] as const,
      ),
    ),
  );
}

interface WrittenPage {
  folder: string;
  html: string;
}

/** How many pages are written side by side: thousands would be more open files than a system allows. */
const AT_ONCE = 64;

async function writePages(pages: readonly WrittenPage[]): Promise<void> {
  for (let first = 0; first < pages.length; first += AT_ONCE) {
    await Promise.all(
      pages.slice(first, first + AT_ONCE).map(async ({ folder, html }) => {
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, 'index.html'), html);
      }),
    );
  }
}

/**
 * Writes a page for each id that leads to its answer, and `ayuda.json` with its schema, into a build
 * whose pages are those that readers get.
 *
 * @param sections of its pages, that answer or tell how something is done
 * @throws FactError when an id is not what was published
 * @throws Error when the page of an id is not in the build of a site that has all its pages
 */
export async function writeHelpTargets(
  { outDir, baseUrl, siteConfig }: WrittenSite,
  facts: Facts,
  sections: readonly SpokenSection[],
): Promise<void> {
  const all = publishedTargets(facts);
  // A fixture says so when it has few of the pages that the facts name.
  if (!siteConfig.customFields?.hasFewPages) requirePages(all, outDir);
  const targets = all.filter(({ page }) => existsSync(fileOf(outDir, page)));
  const places = await placesByPage(targets, outDir);
  const ids: Record<string, HelpEntry> = {};
  const pages: WrittenPage[] = [];

  for (const { id, kind, product, page, title, text, signs } of targets) {
    const ofPage = places.get(page);
    if (!ofPage) continue;
    const anchor = answeringAnchor(signs, ofPage);
    const within = page.slice(1);
    const address = anchor ? `${within}#${anchor}` : within;
    ids[id] = {
      clase: kind,
      producto: product,
      direccion: address,
      titulo: title,
      frase:
        text === undefined
          ? (saidOf(signs, ofPage) ?? ofPage.description)
          : firstSentence(text, facts),
    };
    const html = targetPage({
      address: baseUrl + address,
      canonical: siteConfig.url + baseUrl + within,
      title,
      siteTitle: siteConfig.title,
    });
    pages.push({ folder: path.join(outDir, HELP_FOLDER, id), html });
  }
  await writePages(pages);
  await writeFile(path.join(outDir, HELP_FILE), JSON.stringify(helpFile(facts, ids, sections)));
  const schema = JSON.stringify(helpFileJsonSchema(), null, 2);
  await writeFile(path.join(outDir, HELP_SCHEMA_FILE), schema);
}
