import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

/** Components that facts bring to a page: by their names, where they are. */
const sources: Readonly<Record<string, string>> = {
  WalkThrough: '@site/src/rendering/walk-throughs/WalkThrough',
  OwnVersion: '@site/src/components/OwnVersion',
  RequestForms: '@site/src/components/RequestForms',
  Repair: '@site/src/components/Repair',
};

/** `import name from 'source'`, as the parser would leave it in a page. */
export function importNode(name: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}'`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
            source: { type: 'Literal', value: source, raw: `'${source}'` },
          },
        ],
      },
    },
  };
}

/** Imports in a page the components that facts brought to it, so that no other page loads them. */
export function importComponents(tree: Root): void {
  const used = new Set<string>();
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if ('name' in node && node.name) used.add(node.name);
  });
  for (const [name, source] of Object.entries(sources)) {
    if (used.has(name)) tree.children.unshift(importNode(name, source));
  }
}
