import type { Element, Properties, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { importNode } from '../markdown/import-components';
import { highlight, PLAIN } from './highlight';

const NAME = 'CodeBlock';
const TITLE = /^\s*(?:title="([^"]*)"\s*)?$/;
const LANGUAGE = /(?:^|\s)language-(\S+)/;

/** @throws Error for an option that this site does not know */
function titleOf(metastring: string): string | undefined {
  const options = TITLE.exec(metastring);
  if (options) return options[1];
  throw new Error(
    `A block of code has «${metastring}» after its language. Expected a title, title="…", or nothing. Lines are neither ` +
      'marked nor numbered here.',
  );
}

function languageOf({ className }: Properties): string {
  const names = Array.isArray(className) ? className.join(' ') : String(className ?? '');
  return LANGUAGE.exec(names)?.[1]?.toLowerCase() ?? PLAIN;
}

/** A long request goes on in the next line at a parameter; copied, it is one line. */
function breakable(html: string, language: string): string {
  return language === 'http' ? html.replaceAll('&amp;', '<wbr>&amp;') : html;
}

function codeBlock(code: Element): MdxJsxFlowElementHast {
  const title = titleOf(String(code.properties.metastring ?? ''));
  const language = languageOf(code.properties);
  const html = breakable(highlight(textOf(code).replace(/\n$/, ''), language), language);
  return {
    type: 'mdxJsxFlowElement',
    name: NAME,
    attributes: [
      { type: 'mdxJsxAttribute', name: 'language', value: language },
      ...(title ? [{ type: 'mdxJsxAttribute' as const, name: 'title', value: title }] : []),
    ],
    children: [{ type: 'text', value: html }],
  };
}

/**
 * Rehype plugin: gives blocks of code their colours, so that no reader's browser takes code apart, and
 * has a page with such blocks import what draws them, so that no other page loads it.
 */
export function rehypeCodeBlocks() {
  return (tree: Root, file: VFile): void => {
    let isUsed = false;
    visit(tree, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      if (!parent || index === undefined) return;
      isUsed = true;
      try {
        parent.children[index] = codeBlock(code);
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), { place: node.position });
      }
      return SKIP;
    });
    if (isUsed) tree.children.unshift(importNode(NAME, '@theme/CodeBlock'));
  };
}
