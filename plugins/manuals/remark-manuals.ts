import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { routePathOf } from '../../src/rendering/doc-file';
import { formatDay, formatNumber } from '../../src/rendering/markdown/format';
import { element, fileLink, text } from '../../src/rendering/markdown/nodes';
import { manualStamp } from '../../src/site/manual-sources';
import { MANUAL_LINE, manualFile } from '../../src/site/manuals';

/**
 * The line of a page that leads to a manual, with what a reader wants to know of a file before it is fetched over a slow line.
 * @throws Error when the manual was not made
 */
async function manualLine(
  siteDir: string,
  key: string,
  words: { before: string; label: string },
): Promise<RootContent> {
  const file = manualFile(key);
  const stamp = await manualStamp(siteDir, key);
  if (!stamp) {
    throw new Error(`${file} is not there; run npm run manuals without MANUALES=1 first`);
  }
  const { pages, bytes, day } = stamp;
  const size = `${pages}\u00a0páginas, ${formatNumber(bytes / 1e6, 1)}\u00a0MB`;
  return element(`p.${MANUAL_LINE}`, [
    text(words.before),
    fileLink(file, words.label),
    text(`: ${size}, con los textos del ${formatDay(day)}.`),
  ]);
}

/** The page that has a section for each role, from the folder of the project. */
const ROLES_PAGE = 'src/pages/aprender.mdx';

/** Ends the section of each role with the way to its guide. */
async function linkRoleManuals(tree: Root, siteDir: string): Promise<void> {
  const sections: { role: string; children: RootContent[] }[] = [];
  visit(tree, 'htmlNode', ({ data, children }) => {
    const role = data.hProperties?.dataPara;
    if (typeof role === 'string') sections.push({ role, children: children as RootContent[] });
  });
  for (const { role, children } of sections) {
    children.push(
      await manualLine(siteDir, `rol-${role}`, {
        before: 'Para imprimir estas páginas o leerlas sin conexión, descargue la ',
        label: 'guía de este trabajo en PDF',
      }),
    );
  }
}

interface Options {
  /** Names of the products by their keys. */
  products: Readonly<Record<string, string>>;
  docsDir: string;
  /** Folder of the project, in whose `manuales/` they stand. */
  siteDir: string;
}

/**
 * Remark plugin: the page of a product leads, below its last paragraph, to its manual, and the page of the roles to the
 * guide of each.
 */
export function remarkManuals({ products, docsDir, siteDir }: Options) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!file.path) return;
    if (path.resolve(file.path) === path.resolve(siteDir, ROLES_PAGE)) {
      await linkRoleManuals(tree, siteDir);
    }
    const routePath = routePathOf(file.path, docsDir) ?? '';
    const label = products[routePath];
    if (!label) return;
    const end = tree.children.findLastIndex(({ type }) => type === 'paragraph') + 1;
    const line = await manualLine(siteDir, routePath, {
      before: 'Para imprimir la ayuda o leerla sin conexión, descargue el ',
      label: `manual de ${label} en PDF`,
    });
    tree.children.splice(end, 0, line);
  };
}
