import type { ListItem, Nodes, RootContent, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString as wordsOf } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import { fetchWhole } from '../../browser/fetch-whole';

function said(node: Nodes): string {
  return wordsOf(node).replace(/\s+/g, ' ').trim();
}

/** Every line but the first stands under the first word of an item. */
function item(mark: string, node: ListItem): string {
  const [first = '', ...others] = node.children.map(block).join('\n').split('\n');
  const room = ' '.repeat(mark.length + 1);
  return [`${mark} ${first}`, ...others.map((line) => room + line)].join('\n');
}

/** `• Base: T01 $ 200.000; T03 $ 0`: a chat has no columns. */
function row(cells: TableRow, titles: readonly string[]): string {
  const [first = '', ...others] = cells.children.map(said);
  const named = others.flatMap((value, place) => {
    if (value === '') return [];
    return [others.length > 1 ? `${titles[place + 1]}: ${value}` : value];
  });
  return named.length > 0 ? `• ${first}: ${named.join('; ')}` : `• ${first}`;
}

function table({ children: [head, ...rows] }: Table): string {
  const titles = head?.children.map(said) ?? [];
  return rows.map((cells) => row(cells, titles)).join('\n');
}

function block(node: RootContent): string {
  switch (node.type) {
    case 'list':
      return node.children
        .map((child, place) => item(node.ordered ? `${(node.start ?? 1) + place}.` : '•', child))
        .join('\n');
    case 'table':
      return table(node);
    case 'blockquote':
      return node.children.map(block).join('\n');
    case 'code':
      return node.value;
    case 'thematicBreak':
      return '';
    default:
      return said(node);
  }
}

/**
 * A page in Markdown as text to paste into a chat or a mail: without marks, a line for each row of a table, and no
 * address but that of the page, which the Markdown names.
 */
export function plainText(markdown: string): string {
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return tree.children.map(block).filter(Boolean).join('\n\n');
}

/**
 * The text of a page, from its file of Markdown.
 *
 * @throws Error when it cannot be had
 */
export async function pageText(address: string): Promise<string> {
  const answer = await fetchWhole(address);
  const markdown = answer.ok ? await answer.text() : '';
  // A host may answer with a page of its own.
  if (!markdown.startsWith('# ')) throw new Error(`${address} is no Markdown: ${answer.status}`);
  return plainText(markdown);
}
