import type { Root } from 'mdast';
import { directiveToMarkdown } from 'mdast-util-directive';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { type Handle, type Handlers, toMarkdown } from 'mdast-util-to-markdown';
import type { HtmlNode } from '../../src/rendering/markdown/nodes';

const blockTypes = ['blockquote', 'code', 'heading', 'list', 'paragraph', 'table'];

/** Whether an element holds paragraphs and the like, rather than a run of text. */
function holdsBlocks(node: HtmlNode): boolean {
  return node.children.some(
    (child) =>
      blockTypes.includes(child.type) ||
      (child.type === 'htmlNode' && !['a', 'span'].includes(child.data.hName)),
  );
}

/** Writes what stands inside an element; drawings and tooltips, which repeat what the text says, leave nothing. */
const writeElement: Handle = (node: HtmlNode, _parent, state, info) => {
  const { hName, hProperties } = node.data;
  if (hProperties.role === 'tooltip' || node.children.length === 0) return '';
  const children = node.children as never[];
  if (holdsBlocks(node)) {
    return state.containerFlow({ type: 'blockquote', children }, info);
  }
  const label = state.containerPhrasing({ type: 'paragraph', children }, info);
  return hName === 'a' ? `[${label}](${String(hProperties.href)})` : label;
};

const handlers: Partial<Handlers> & Record<string, Handle> = { htmlNode: writeElement };

/** Writes an expanded page as plain Markdown, without any directive of the facts. */
export function plainMarkdown(tree: Root): string {
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown(), mdxToMarkdown(), directiveToMarkdown()],
    handlers,
  });
}
