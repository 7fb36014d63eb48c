import type { Element, ElementContent, Root } from 'hast';
import { expect, it } from 'vitest';
import { rehypeCodeBlocks } from './rehype-code-blocks';

function element(tagName: string, children: ElementContent[], properties = {}): Element {
  return { type: 'element', tagName, properties, children };
}

function afterwards(...children: ElementContent[]): Root {
  const tree: Root = { type: 'root', children };
  rehypeCodeBlocks()(tree);
  return tree;
}

it('has a page with a block of code import what draws it', () => {
  const text = { type: 'text' as const, value: '{\n  "caja": 1\n}\n' };
  const properties = { className: ['language-json'], metastring: 'title="caja"' };
  const code = element('pre', [element('code', [text], properties)]);
  const [importNode, list] = afterwards(element('ul', [element('li', [code])])).children;
  expect(importNode).toMatchObject({
    type: 'mdxjsEsm',
    value: "import CodeBlock from '@theme/CodeBlock'",
  });
  expect(list).toMatchObject({
    children: [
      {
        children: [
          {
            type: 'mdxJsxFlowElement',
            name: 'CodeBlock',
            attributes: [
              { name: 'className', value: 'language-json' },
              { name: 'metastring', value: 'title="caja"' },
            ],
            children: [text],
          },
        ],
      },
    ],
  });
});

it('leaves a page with code within its text as it is', () => {
  const page = element('p', [element('code', [{ type: 'text', value: 'F5' }])]);
  expect(afterwards(page)).toEqual({ type: 'root', children: [page] });
});
