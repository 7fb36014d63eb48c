import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WrittenSite } from '../../../src/build/written-site';
import type { BuiltPage } from '../../../src/built-pages/read-page';
import type { Facts } from '../../../src/facts/facts';
import { HELP_FOLDER } from '../../../src/help-targets/address';
import { firstSentence } from '../../../src/help-targets/first-sentence';
import { publishedTargets } from '../../../src/help-targets/published';
import type { Spoken } from '../../../src/help-targets/spoken';
import { answeringAnchor, saidOf } from './answering-place';
import {
  HELP_FILE,
  HELP_SCHEMA_FILE,
  type HelpEntry,
  helpFile,
  helpFileJsonSchema,
} from './help-file';
import { targetPage } from './target-page';

/** What is read of the page of an id. */
type AnsweringPage = Pick<BuiltPage, 'file' | 'description' | 'places'>;

/** The file of a page, from the output folder. */
function fileOf(page: string): string {
  return path.posix.join(page.slice(1), 'index.html');
}

/**
 * Writes a page for each id that leads to its answer, and `ayuda.json` with its schema, into a build
 * whose pages are those that readers get.
 *
 * @param pages of that build
 * @param spoken what they answer and tell how to do
 * @throws FactError when an id is not what was published
 */
export function writeHelpTargets(
  { outDir, baseUrl, siteConfig }: WrittenSite,
  facts: Facts,
  pages: readonly AnsweringPage[],
  spoken: Spoken,
): void {
  const targets = publishedTargets(facts);
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const ids: Record<string, HelpEntry> = {};

  for (const { id, kind, product, page, title, text, signs } of targets) {
    // A fixture has few of the pages that the facts name; of the site the side bar names all.
    const answering = byFile.get(fileOf(page));
    if (!answering) continue;
    const { places, description } = answering;
    const anchor = answeringAnchor(signs, places);
    const within = page.slice(1);
    const address = anchor ? `${within}#${anchor}` : within;
    ids[id] = {
      clase: kind,
      producto: product,
      direccion: address,
      titulo: title,
      frase:
        text === undefined ? (saidOf(signs, places) ?? description) : firstSentence(text, facts),
    };
    const html = targetPage({
      address: baseUrl + address,
      canonical: siteConfig.url + baseUrl + within,
      title,
      siteTitle: siteConfig.title,
      product,
    });
    const folder = path.join(outDir, HELP_FOLDER, id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.html'), html);
  }
  const write = (file: string, content: string) => writeFileSync(path.join(outDir, file), content);
  write(HELP_FILE, JSON.stringify(helpFile(facts, ids, spoken)));
  write(HELP_SCHEMA_FILE, JSON.stringify(helpFileJsonSchema(), null, 2));
}
