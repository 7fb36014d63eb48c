import type { Paragraph } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Facts } from '../facts/facts';
import type { PageContext } from './directives/directive';
import { inlineDirectives } from './directives/registry';
import { inline, wordsOf } from './markdown/parse';

const MARKS = /[*_`[\\&<]/;

/** The words of a fact as its reader reads them: directives expanded, nothing marked or linked. */
export function plainFactText(markdown: string, facts: Facts): string {
  // Most facts are plain, and there are thousands.
  if (!MARKS.test(markdown)) return markdown;
  const context: PageContext = { facts, routePath: undefined, docsDir: '' };
  const tree: Paragraph = { type: 'paragraph', children: inline(markdown) };
  visit(tree, 'textDirective', (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const expand = node.children.length > 0 ? inlineDirectives[node.name] : undefined;
    const words = expand?.(plainText(node), node.attributes ?? {}, context, node.children) ?? [
      { type: 'text' as const, value: `:${node.name}` },
    ];
    parent.children.splice(index, 1, ...(wordsOf(words) as typeof parent.children));
    return index;
  });
  return plainText(tree);
}
