import type { Element, ElementContent, Root } from 'hast';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { highlight } from './highlight';
import { rehypeCodeBlocks } from './rehype-code-blocks';

function element(tagName: string, children: ElementContent[], properties = {}): Element {
  return { type: 'element', tagName, properties, children };
}

function afterwards(...children: ElementContent[]): Root {
  const tree: Root = { type: 'root', children };
  rehypeCodeBlocks()(tree, new VFile({ path: 'docs/api/index.mdx' }));
  return tree;
}

it('gives a block of code its colours, and has its page import what draws it', () => {
  const text = { type: 'text' as const, value: '[1 && 2]\n' };
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
              { name: 'language', value: 'json' },
              { name: 'title', value: 'caja' },
            ],
            children: [{ type: 'text', value: highlight('[1 && 2]', 'json') }],
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

it('lets a request go on in the next line at a parameter, and nothing else', () => {
  const text = { type: 'text' as const, value: 'GET /ventas?a=1&b=2' };
  const drawn = (language: string) =>
    JSON.stringify(
      afterwards(
        element('pre', [element('code', [text], { className: [`language-${language}`] })]),
      ),
    );
  expect(drawn('http')).toContain('a=1<wbr>&amp;b=2');
  expect(drawn('text')).not.toContain('<wbr>');
});

it('refuses what it does not know, with the place of the block', () => {
  const text = { type: 'text' as const, value: '1' };
  const position = { start: { line: 7, column: 1 }, end: { line: 9, column: 4 } };
  const code = element('code', [text], { metastring: 'showLineNumbers' });
  expect(() => afterwards({ ...element('pre', [code]), position })).toThrow(
    expect.objectContaining({
      file: 'docs/api/index.mdx',
      line: 7,
      reason: expect.stringContaining('«showLineNumbers»'),
    }),
  );
});
