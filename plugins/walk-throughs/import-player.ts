import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

/** Name of the component in the nodes of a page. */
export const playerName = 'WalkThrough';

const source = '@site/plugins/walk-throughs/WalkThrough';

/** `import WalkThrough from '…'`, as the parser would leave it. */
function importOfPlayer(): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${playerName} from '${source}'`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [
              { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: playerName } },
            ],
            source: { type: 'Literal', value: source, raw: `'${source}'` },
          },
        ],
      },
    },
  };
}

/** Imports the player in a page that plays something, so that no other page loads it. */
export function importPlayer(tree: Root): void {
  let isUsed = false;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    isUsed ||= 'name' in node && node.name === playerName;
  });
  if (isUsed) tree.children.unshift(importOfPlayer());
}
