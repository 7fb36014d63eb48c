import type { Nodes, PhrasingContent, Root } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Passage, type PassageBlock, type Place, standIn } from './content';

interface TextOptions {
  withBold: boolean;
}

/** Directives whose label is words of the writer; the labels of the others are keys of facts. */
function directiveText(node: TextDirective): string {
  if (node.name === 'termino') return plainText(node);
  const isPlain = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
  return isPlain ? `:${node.name}` : standIn;
}

function textOfNode(node: Nodes, options: TextOptions): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return standIn;
    case 'break':
      return ' ';
    case 'mdxJsxTextElement':
      return node.name === 'br' ? ' ' : textOf(node.children, options);
    case 'textDirective':
      return directiveText(node);
    case 'strong':
      return options.withBold ? textOf(node.children, options) : standIn;
    default:
      return 'children' in node ? textOf(node.children, options) : '';
  }
}

function textOf(nodes: readonly Nodes[], options: TextOptions): string {
  return nodes.map((node) => textOfNode(node, options)).join('');
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
    text: textOf(content, { withBold: true }),
    plain: textOf(content, { withBold: false }).replace(/«[^»]*»/g, standIn),
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
