import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { htmlTree } from './nodes';

test('a link of a drawing is one of the framework, which puts the base path before it', () => {
  const { data } = htmlTree(h('p', [h('a', { href: '/docs/clientes/#campo-cliente' }, 'Cliente')]));
  const [link] = data.hChildren ?? [];
  expect(link).toMatchObject({
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [
      { name: 'href', value: '/docs/clientes/#campo-cliente' },
      { name: 'data-noBrokenLinkCheck', value: 'true' },
    ],
    children: [{ type: 'text', value: 'Cliente' }],
  });
  // MDX leaves alone what it takes for HTML that the author wrote.
  expect(link).not.toHaveProperty('data');
});
