import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { routePathOf } from '../../src/rendering/doc-file';
import { manualLine } from './manual-line';

interface Options {
  /** Names of the products by their keys. */
  products: Readonly<Record<string, string>>;
  docsDir: string;
  /** Folder of the project, in whose `manuales/` they stand. */
  siteDir: string;
}

/** Remark plugin: the page of a product leads, below its last paragraph, to the manual of it. */
export function remarkManualLink({ products, docsDir, siteDir }: Options) {
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
