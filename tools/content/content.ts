import type { Nodes, PhrasingContent, Root } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Facts } from '../../src/facts/facts';
import type { Route } from '../../src/facts/routes';

/** Where a passage stands, which decides what is asked of it. */
export type Place =
  | 'heading'
  | 'paragraph'
  | 'cell'
  | 'step'
  | 'description'
  | 'fact'
  | 'synonym'
  | 'component';

/** A run of words typed by a person, in a page, in a value of `data/` or in a component; facts it calls are not in it. */
export interface Passage {
  /** Path relative to the project's root. */
  file: string;
  /** 1-based line of the file. */
  line: number;
  place: Place;
  /** The words as the reader sees them; code and directives leave `standIn`. */
  text: string;
  /** The same words with their marks: bold, code, links. */
  content: readonly PhrasingContent[];
  /** The words without their bold names and without what stands in «quotation marks». */
  plain: string;
}

/** Stands in a passage's text for code and for what a directive writes. */
export const standIn = '\u{FFFC}';

/** A page of the documentation, a post or a standalone page. */
export interface ContentPage {
  /** Path relative to the project's root. */
  file: string;
  kind: 'doc' | 'post' | 'standalone';
  /** Undefined outside the documentation. */
  route: Route | undefined;
  /** The text of the file. */
  source: string;
  frontMatter: Record<string, unknown>;
  /** As typed, directives unexpanded. */
  written: Root;
  /** As the build sees it; undefined when `brokenBy` says why. */
  expanded: Root | undefined;
  /** Why it does not parse, or its directives do not expand. */
  brokenBy: { line: number | undefined; message: string } | undefined;
  passages: readonly Passage[];
}

/** Everything the rules read. */
export interface Content {
  facts: Facts;
  pages: readonly ContentPage[];
  /** Passages of `data/`. */
  factPassages: readonly Passage[];
  /** Passages of the components. */
  componentPassages: readonly Passage[];
  /** Every key and key-like value of `data/`: `ventas-facturar`, `precio-1`. */
  factKeys: ReadonlySet<string>;
  /** Every value of `data/`, and what it has in backticks, that is a code of capitals or the name of a service: `FE`, `DelfinApi`. */
  factCodes: ReadonlySet<string>;
  /** Files of the folders of pages that are neither page nor its picture nor settings, relative to the project's root. */
  strayFiles: readonly string[];
}

/** Every passage of the site: those of the pages, then those of `data/` and of the components. */
export function passagesOf({ pages, factPassages, componentPassages }: Content): Passage[] {
  return [...pages.flatMap((page) => page.passages), ...factPassages, ...componentPassages];
}

/** How a text is written out: as its reader sees it, so but for bold names, or with its marks as far as rules look at them. */
type Writing = 'read' | 'plain' | 'marked';

/** Of most directives the label is a key of facts. */
function directiveText(node: TextDirective, writing: Writing): string {
  const label = plainText(node);
  if (node.name === 'termino') return label;
  if (label === '' && Object.keys(node.attributes ?? {}).length === 0) return `:${node.name}`;
  return writing === 'marked' ? `:${node.name}[${label}]` : standIn;
}

function textOfNode(node: Nodes, writing: Writing): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return writing === 'marked' ? `\`${node.value}\`` : standIn;
    case 'break':
      return ' ';
    case 'mdxJsxTextElement':
      return node.name === 'br' ? ' ' : textOf(node.children, writing);
    case 'textDirective':
      return directiveText(node, writing);
    case 'strong':
      if (writing === 'marked') return `**${plainText(node)}**`;
      return writing === 'plain' ? standIn : textOf(node.children, writing);
    default:
      return 'children' in node ? textOf(node.children, writing) : '';
  }
}

/** The words of some nodes. */
export function textOf(nodes: readonly Nodes[], writing: Writing): string {
  return nodes.map((node) => textOfNode(node, writing)).join('');
}

/** A passage with its readings of the same words. */
export function passage(
  file: string,
  line: number,
  place: Place,
  content: readonly PhrasingContent[],
): Passage {
  return {
    file,
    line,
    place,
    content,
    text: textOf(content, 'read'),
    plain: textOf(content, 'plain').replace(/«[^»]*»/g, standIn),
  };
}

/** Where the words of each kind of block stand; what opens the item of a numbered list is a step. */
const places = { heading: 'heading', paragraph: 'paragraph', tableCell: 'cell' } as const;

/** The passages of a page's own tree, directives unexpanded, in reading order. */
export function passagesOfTree(file: string, tree: Root): Passage[] {
  const steps = new Set<Nodes>();
  const passages: Passage[] = [];
  visit(tree, (node) => {
    if (node.type === 'list' && node.ordered) {
      for (const { children } of node.children) if (children[0]) steps.add(children[0]);
    }
    if (node.type !== 'heading' && node.type !== 'paragraph' && node.type !== 'tableCell') return;
    const place = steps.has(node) ? 'step' : places[node.type];
    passages.push(passage(file, node.position?.start.line ?? 1, place, node.children));
  });
  return passages;
}

/** The sentences of a passage with their marks: `Pulse **Grabar**`, `Exige :permiso[ventas-anular]`. */
export function markedSentences({ content }: Pick<Passage, 'content'>): string[] {
  return textOf(content, 'marked').split(/(?<=[.!?…])\s+(?=[\p{Lu}¿¡«*:`$\d(])/u);
}
