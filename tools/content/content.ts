import type { Heading, Nodes, Paragraph, PhrasingContent, Root, TableCell } from 'mdast';
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

/** A block that holds a passage. */
export type PassageBlock = Heading | Paragraph | TableCell;

/** Directives whose label is words of the writer; the labels of the others are keys of facts. */
function directiveText(node: TextDirective): string {
  if (node.name === 'termino') return plainText(node);
  const isPlain = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
  return isPlain ? `:${node.name}` : standIn;
}

function textOfNode(node: Nodes, withBold: boolean): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return standIn;
    case 'break':
      return ' ';
    case 'mdxJsxTextElement':
      return node.name === 'br' ? ' ' : textOf(node.children, withBold);
    case 'textDirective':
      return directiveText(node);
    case 'strong':
      return withBold ? textOf(node.children, withBold) : standIn;
    default:
      return 'children' in node ? textOf(node.children, withBold) : '';
  }
}

function textOf(nodes: readonly Nodes[], withBold: boolean): string {
  return nodes.map((node) => textOfNode(node, withBold)).join('');
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
    text: textOf(content, true),
    plain: textOf(content, false).replace(/«[^»]*»/g, standIn),
  };
}

/** The blocks that open the items of the numbered lists. */
function stepBlocks(tree: Root): Set<Nodes> {
  const steps = new Set<Nodes>();
  visit(tree, 'list', (list) => {
    if (!list.ordered) return;
    for (const item of list.children) if (item.children[0]) steps.add(item.children[0]);
  });
  return steps;
}

function placeOf(block: PassageBlock, steps: ReadonlySet<Nodes>): Place {
  if (block.type === 'heading') return 'heading';
  if (block.type === 'tableCell') return 'cell';
  return steps.has(block) ? 'step' : 'paragraph';
}

/** The passages of a page's own tree, directives unexpanded, in reading order. */
export function passagesOfTree(file: string, tree: Root): Passage[] {
  const steps = stepBlocks(tree);
  const passages: Passage[] = [];
  visit(tree, (node) => {
    if (node.type !== 'heading' && node.type !== 'paragraph' && node.type !== 'tableCell') return;
    const line = node.position?.start.line ?? 1;
    passages.push(passage(file, line, placeOf(node, steps), node.children));
  });
  return passages;
}

/** What a node was typed as, as far as these rules look at it: bold, directives, code. */
export function markedText(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'break':
      return ' ';
    case 'strong':
      return `**${plainText(node)}**`;
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'textDirective':
      return node.name === 'termino' ? plainText(node) : `:${node.name}[${plainText(node)}]`;
    default:
      return 'children' in node ? node.children.map(markedText).join('') : '';
  }
}

/** The sentences of a passage with their marks: `Pulse **Grabar**`, `Exige :permiso[ventas-anular]`. */
export function markedSentences({ content }: Pick<Passage, 'content'>): string[] {
  return content
    .map(markedText)
    .join('')
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}¿¡«*:`$\d(])/u);
}
