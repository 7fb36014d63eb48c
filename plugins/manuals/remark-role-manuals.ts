import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { manualLine } from './manual-line';

/** The page that has a section for each role, from the folder of the project. */
const ROLES_PAGE = 'src/pages/aprender.mdx';

interface Options {
  /** Folder of the project, in whose `manuales/` the guides stand. */
  siteDir: string;
}

/** Remark plugin: the section of each role, on the page of the roles, ends with the way to its guide. */
export function remarkRoleManuals({ siteDir }: Options) {
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
