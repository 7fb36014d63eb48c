import type { Element, ElementContent, Root } from 'hast';
import type { ListedCode, PageTask, Procedure } from '../site/cheat-sheet';
import { elementsIn, everyElement, hasClass, spoken } from './page-tree';

/** Elements that say something on paper; of the others only what they hold stays. */
const KEPT = new Set(['strong', 'em', 'code', 'kbd', 'ul', 'ol', 'li']);

/** What a sheet has no room for. */
const DROPPED = new Set(['table', 'pre', 'figure', 'img', 'details', 'section']);

function isDropped(node: Element): boolean {
  return (
    DROPPED.has(node.tagName) ||
    hasClass(node, 'pantalla') ||
    hasClass(node, 'tabla') ||
    node.properties.dataPantalla !== undefined
  );
}

/** The words of some nodes with what is said loudly, without links, places and looks. */
function plain(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (isDropped(node)) return [];
    const children = plain(node.children);
    return KEPT.has(node.tagName) ? [{ ...node, properties: {}, children }] : children;
  });
}

/** What stands right in a text, and in its folds as if they were open: paper unfolds nothing. */
function unfolded(node: Element): Element[] {
  return elementsIn(node).flatMap((child) =>
    child.tagName === 'details' || child.tagName === 'summary' ? unfolded(child) : [child],
  );
}

/** What a page asks to do; its examples, which tell how something was done or reckoned, only where there is nothing else. */
function proceduresOf(article: Element): Procedure[] {
  const found: (Procedure & Record<'steps' | 'warnings' | 'after', ElementContent[][]>)[] = [];
  let title = '';
  let warnings: ElementContent[][] = [];
  let last: (typeof found)[number] | undefined;
  for (const node of unfolded(article)) {
    if (/^h[2-4]$/.test(node.tagName)) {
      title = spoken(node);
      warnings = [];
      last = undefined;
    } else if (hasClass(node, 'theme-admonition-warning')) {
      warnings.push(plain(elementsIn(node).slice(1)));
    } else if (node.tagName === 'ol') {
      last = {
        title,
        warnings,
        steps: elementsIn(node).map(({ children }) => plain(children)),
        after: [],
      };
      found.push(last);
      warnings = [];
    } else if (node.tagName === 'p' && last && last.after.length === 0) {
      if (spoken(node).startsWith('Resultado')) last.after.push(plain(node.children));
    }
  }
  const toBeDone = found.filter((procedure) => !procedure.title.startsWith('Ejemplo'));
  return toBeDone.length > 0 ? toBeDone : found;
}

/** The messages of a page, from the tables that say what to do first. */
function codesOf(tree: Root): ListedCode[] {
  const rows = [...everyElement(tree)].flatMap((row): ListedCode[] => {
    if (row.tagName !== 'tr') return [];
    const [first, text, remedy] = elementsIn(row);
    const [link] = first && hasClass(first, 'codigo') ? elementsIn(first) : [];
    const leadsToMessage = String(link?.properties.href ?? '').includes('/mensajes/');
    if (!first || !text || !remedy || !leadsToMessage) return [];
    return [{ code: spoken(first), text: spoken(text), remedy: plain(remedy.children) }];
  });
  return [...new Map(rows.map((row) => [row.code, row])).values()];
}

/**
 * What a page tells to do and which messages may come meanwhile.
 *
 * @param tree as `articleTree` gives it
 */
export function pageTask(tree: Root): PageTask {
  const article = elementsIn(tree).find((node) => hasClass(node, 'theme-doc-markdown'));
  return { procedures: article ? proceduresOf(article) : [], codes: codesOf(tree) };
}
