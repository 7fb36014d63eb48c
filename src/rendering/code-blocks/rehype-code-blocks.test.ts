import type { Element, ElementContent, Root } from 'hast';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
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
  const text = { type: 'text' as const, value: '{"a": "<"}\n' };
  const properties = { className: ['language-json'], metastring: 'title="caja"' };
  const code = element('pre', [element('code', [text], properties)]);
  const [importNode, item] = afterwards(element('li', [code])).children;
  const value = "import CodeBlock from '@theme/CodeBlock'";
  expect(importNode).toMatchObject({ type: 'mdxjsEsm', value });
  const attributes = [
    { name: 'language', value: 'json' },
    { name: 'title', value: 'caja' },
  ];
  const html =
    '<span class="token punctuation">{</span><span class="token property">"a"</span>' +
    '<span class="token operator">:</span> <span class="token string">"&lt;"</span>' +
    '<span class="token punctuation">}</span>';
  const block = { type: 'mdxJsxFlowElement', name: 'CodeBlock', attributes };
  expect(item).toMatchObject({
    children: [{ ...block, children: [{ type: 'text', value: html }] }],
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

it.each([
  [{ metastring: 'showLineNumbers' }, '«showLineNumbers»'],
  [{ className: ['language-cobol'] }, '«cobol», which has no colours here. Expected one of csharp'],
])('refuses what it does not know, with the place of the block: %j', (properties, said) => {
  const position = { start: { line: 7, column: 1 }, end: { line: 9, column: 4 } };
  const code = element('code', [{ type: 'text', value: '1' }], properties);
  const place = { file: 'docs/api/index.mdx', line: 7 };
  expect(() => afterwards({ ...element('pre', [code]), position })).toThrow(
    expect.objectContaining({ ...place, reason: expect.stringContaining(said) }),
  );
});
