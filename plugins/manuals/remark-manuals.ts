import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { routePathOf } from '../../src/rendering/doc-file';
import { formatDay, formatNumber } from '../../src/rendering/markdown/format';
import { element, fileLink, text } from '../../src/rendering/markdown/nodes';
import { MANUAL_LINE, manualFile } from '../../src/site/manuals';

/** What a reader wants to know of a file before it is fetched over a slow line. */
async function sizeAndDay(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new Error(`${file} is not there; run npm run manuals without MANUALES=1 first`);
  });
  // Only this takes it, and most builds offer no manuals.
  const { PDFDocument } = await import('pdf-lib');
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const day = pdf.getModificationDate()?.toISOString().slice(0, 10);
  if (!day) throw new Error(`${file} does not say of what day it is; make it with npm run manuals`);
  return (
    `${pdf.getPageCount()}\u00a0páginas, ${formatNumber(bytes.length / 1e6, 1)}\u00a0MB, ` +
    `con los textos del ${formatDay(day)}`
  );
}

/**
 * The line of a page that leads to a manual, with its size and the day of its text.
 * @throws Error when the manual was not made, or does not say of what day it is
 */
async function manualLine(
  siteDir: string,
  key: string,
  words: { before: string; label: string },
): Promise<RootContent> {
  const file = manualFile(key);
  return element('p', { className: [MANUAL_LINE] }, [
    text(words.before),
    fileLink(file, words.label),
    text(`: ${await sizeAndDay(path.join(siteDir, file))}.`),
  ]);
}

interface ProductOptions {
  /** Names of the products by their keys. */
  products: Readonly<Record<string, string>>;
  docsDir: string;
  /** Folder of the project, in whose `manuales/` they stand. */
  siteDir: string;
}

/** Remark plugin: the page of a product leads, below its last paragraph, to the manual of it. */
export function remarkManualLink({ products, docsDir, siteDir }: ProductOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const routePath = file.path ? routePathOf(file.path, docsDir) : undefined;
    const label = routePath && products[routePath];
    if (!label) return;
    const end = tree.children.findLastIndex(({ type }) => type === 'paragraph') + 1;
    const line = await manualLine(siteDir, routePath, {
      before: 'Para imprimir la ayuda o leerla sin conexión, descargue el ',
      label: `manual de ${label} en PDF`,
    });
    tree.children.splice(end, 0, line);
  };
}

/** The page that has a section for each role, from the folder of the project. */
const ROLES_PAGE = 'src/pages/aprender.mdx';

interface RoleOptions {
  /** Folder of the project, in whose `manuales/` the guides stand. */
  siteDir: string;
}

/** Remark plugin: the section of each role, on the page of the roles, ends with the way to its guide. */
export function remarkRoleManuals({ siteDir }: RoleOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!file.path || path.resolve(file.path) !== path.resolve(siteDir, ROLES_PAGE)) return;
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
  };
}
