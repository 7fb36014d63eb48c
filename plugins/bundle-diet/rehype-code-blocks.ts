import type { Element, Properties, Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { importNode } from '../facts/markdown/import-node';

const NAME = 'CodeBlock';

function attributes(properties: Properties): MdxJsxAttribute[] {
  return Object.entries(properties).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: Array.isArray(value) ? value.join(' ') : String(value),
  }));
}

function codeBlock({ properties, children }: Element): MdxJsxFlowElementHast {
  return { type: 'mdxJsxFlowElement', name: NAME, attributes: attributes(properties), children };
}

/**
 * Rehype plugin: has a page with blocks of code import what draws them, so that no other page loads it.
 */
export function rehypeCodeBlocks() {
  return (tree: Root): void => {
    let isUsed = false;
    visit(tree, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      if (!parent || index === undefined) return;
      isUsed = true;
      parent.children[index] = codeBlock(code);
      return SKIP;
    });
    if (isUsed) tree.children.unshift(importNode(NAME, '@theme/CodeBlock'));
  };
}
