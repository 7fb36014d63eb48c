import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { routePathOf } from '../../src/rendering/doc-file';
import { manualLine } from './manual-line';

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
    const line = await manualLine({
      ...{ siteDir, key: routePath, label: `manual de ${label} en PDF` },
      before: 'Para imprimir la ayuda o leerla sin conexión, descargue el ',
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
        await manualLine({
          ...{ siteDir, key: `rol-${role}`, label: 'guía de este trabajo en PDF' },
          before: 'Para imprimir estas páginas o leerlas sin conexión, descargue la ',
        }),
      );
    }
  };
}
