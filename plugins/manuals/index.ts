import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { manualsOfOtherSources } from '../../src/site/manual-sources';
import { MANUALS_FOLDER, manualFile } from '../../src/site/manuals';

export interface ManualsOptions {
  /** Keys of the products, each of which has a manual. */
  products: readonly string[];
}

/** Keys of the manuals that stand in the project, all of which are published. */
async function printedManuals(siteDir: string): Promise<string[]> {
  const files = await readdir(path.join(siteDir, MANUALS_FOLDER)).catch(() => []);
  return files.filter((file) => file.endsWith('.pdf')).map((file) => path.basename(file, '.pdf'));
}

/**
 * Docusaurus plugin: publishes the manuals that `npm run manuals` made before. README.md beside this file says when.
 * @throws Error when the manual of a product was not made, or one says what another state of the site said
 */
export default async function manualsPlugin(
  { siteDir }: Pick<LoadContext, 'siteDir'>,
  { products }: ManualsOptions,
): Promise<Plugin> {
  const keys = new Set([...products, ...(await printedManuals(siteDir))]);
  const others = (await manualsOfOtherSources(siteDir, [...keys])).map(manualFile);
  if (others.length > 0) {
    throw new Error(
      `MANUALES=1 offers a manual of each product, which says what the site says, and ${others.join(', ')} is not there, or ` +
        'was printed from other sources, or for another SITE_URL or BASE_URL. Run npm run manuals without MANUALES=1 ' +
        'and with the address of this build, or build without it.',
    );
  }
  return {
    name: 'manuals',
    async postBuild({ outDir }) {
      await cp(path.join(siteDir, MANUALS_FOLDER), path.join(outDir, MANUALS_FOLDER), {
        recursive: true,
        // What is begun and not done has another ending.
        filter: (file) => path.extname(file) === '' || path.extname(file) === '.pdf',
      });
    },
  };
}
