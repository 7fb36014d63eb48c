import Repair from '@site/src/components/Repair';
import Heading from '@theme/Heading';
import TextLink from '@theme/MDXComponents/A';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { PageNode } from '../../rendering/markdown/page-nodes';

type Props = Readonly<Record<string, unknown>>;

function headingOf(as: 'h2' | 'h3'): ComponentType<Props> {
  return (props) => <Heading as={as} {...props} />;
}

/** Parts of the text that a component draws, as in the pages that writers type. */
const components: Readonly<Record<string, ComponentType<Props>>> = {
  a: TextLink,
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  reparacion: ({ children }) => <Repair>{children as ReactNode}</Repair>,
};

/** Draws nodes that were made from facts while the site was built. */
export function drawNodes(nodes: readonly PageNode[]): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const { tag, props, children = [] } = node;
    return createElement(components[tag] ?? tag, { ...props, key }, ...drawNodes(children));
  });
}
