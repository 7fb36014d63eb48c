import { type Jsx, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';

/** An element that a component of the browser draws as it is. */
export interface PageElement {
  tag: string;
  props?: Readonly<Record<string, string | boolean>>;
  children?: readonly PageNode[];
}

/** What stands in a page that no bundler compiles: a text or an element, small as data. */
export type PageNode = string | PageElement;

interface JsxProps {
  [name: string]: unknown;
  children?: unknown;
}

function isPageNode(child: unknown): child is PageNode {
  // A line break between blocks says nothing.
  return typeof child === 'string' ? child !== '\n' : typeof child === 'object' && child !== null;
}

function pageElement(tag: string, { children, ...props }: JsxProps): PageElement {
  const nodes = [children].flat().filter(isPageNode);
  return {
    tag,
    ...(Object.keys(props).length > 0 && { props: props as PageElement['props'] }),
    ...(nodes.length > 0 && { children: nodes }),
  };
}

/** Document nodes as what a component draws; their properties are named as React names them. */
export function pageNodes(tree: Root): PageNode[] {
  const jsx = pageElement as unknown as Jsx;
  const root = toJsxRuntime(toHast(tree), { Fragment: '', jsx, jsxs: jsx, development: false });
  return [...((root as unknown as PageElement).children ?? [])];
}
