import type { Element, ElementContent } from 'hast';
import type {
  AlignType,
  Heading,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
} from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { inline, type Words, wordsOf } from './parse';

/**
 * An HTML element that Markdown has no node for. `mdast-util-to-hast` turns any node with `hName`
 * into that element, so it needs no component in the browser.
 */
export interface HtmlNode {
  type: 'htmlNode';
  data: { hName: string; hProperties: Element['properties']; hChildren?: ElementContent[] };
  children: (RootContent | PhrasingContent)[];
}

declare module 'mdast' {
  interface RootContentMap {
    htmlNode: HtmlNode;
  }
  interface BlockContentMap {
    htmlNode: HtmlNode;
  }
  interface PhrasingContentMap {
    htmlNode: HtmlNode;
  }
}

/**
 * An element with Markdown inside.
 *
 * @param selector its name and its classes: `p.detalle`
 */
export function element(
  selector: string,
  children: string | (RootContent | PhrasingContent)[],
  properties: Element['properties'] = {},
): HtmlNode {
  const [hName = '', ...className] = selector.split('.');
  const hProperties = { ...(className.length > 0 && { className }), ...properties };
  const inside = typeof children === 'string' ? inline(children) : children;
  return { type: 'htmlNode', data: { hName, hProperties }, children: inside };
}

function mdxAttributes(attributes: Readonly<Record<string, string>>): MdxJsxAttribute[] {
  return Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
}

/** A component that the page imports, with Markdown inside. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: mdxAttributes(attributes),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Has the framework not look for what a link leads to. */
const UNCHECKED = { 'data-noBrokenLinkCheck': 'true' };

/** A link of the framework. */
function siteLink<Children>(attributes: Readonly<Record<string, string>>, children: Children) {
  const type = 'mdxJsxTextElement' as const;
  return { type, name: 'a', attributes: mdxAttributes(attributes), children };
}

/** A link to a file of the site that is no page of it, and where nobody looks for one. */
export function fileLink(
  file: string,
  label: string,
  attributes: Readonly<Record<string, string>> = {},
): PhrasingContent {
  // The framework leads within the site to pages alone, unless it opens somewhere else.
  const all = { href: `/${file}`, target: '_blank', ...UNCHECKED, ...attributes };
  return siteLink(all, [text(label)]);
}

/** An element whose whole subtree is already HTML: an SVG chart, a drawn screen. */
export function htmlTree(tree: Element): HtmlNode {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'a' || parent === undefined || index === undefined) return undefined;
    // Its anchor is that of a row, and the framework looks for it among headings only.
    const href = String(node.properties.href ?? '');
    parent.children.splice(index, 1, siteLink({ href, ...UNCHECKED }, node.children));
    return SKIP;
  });
  return {
    type: 'htmlNode',
    data: { hName: tree.tagName, hProperties: tree.properties, hChildren: tree.children },
    children: [],
  };
}

export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

export function strong(words: Words): PhrasingContent {
  return { type: 'strong', children: wordsOf(words) };
}

export function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

export function link(url: string, words: Words): PhrasingContent {
  return { type: 'link', url, children: wordsOf(words) };
}

export function paragraph(words: Words): Paragraph {
  return { type: 'paragraph', children: wordsOf(words) };
}

/** A heading; its anchor comes from its words unless `id` gives one. */
export function heading(depth: 2 | 3 | 4, words: Words, id?: string): Heading {
  const data = id ? { data: { hProperties: { id } } } : {};
  return { type: 'heading', depth, ...data, children: wordsOf(words) };
}

/** A list whose items are one paragraph each. */
export function list(items: readonly Words[], ordered = false): List {
  const children = items.map((words) => ({
    type: 'listItem' as const,
    spread: false,
    children: [paragraph(words)],
  }));
  return { type: 'list', ordered, spread: false, children };
}

/** A table with a header row; `align` has one entry per column. */
export function table(
  header: readonly Words[],
  rows: readonly (readonly Words[])[],
  align: AlignType[] = header.map(() => null),
): Table {
  const row = (cells: readonly Words[]) => ({
    type: 'tableRow' as const,
    children: cells.map((words) => ({ type: 'tableCell' as const, children: wordsOf(words) })),
  });
  return { type: 'table', align, children: [header, ...rows].map(row) };
}

/** The head of a column, and what it says of each fact. */
type Column<Fact> = readonly [head: string, cell: (fact: Fact) => Words];

/** A table of facts, a row each. */
export function tableOf<Fact>(facts: readonly Fact[], ...columns: Column<Fact>[]): Table {
  return table(
    columns.map(([head]) => head),
    facts.map((fact) => columns.map(([, cell]) => cell(fact))),
  );
}

/** A fenced code block. */
export function codeBlock(lang: string, value: string): RootContent {
  return { type: 'code', lang, value };
}
