import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import withoutDefaultGrammars from './default-grammars.cjs';
import leanRegistry from './registry.cjs';
import leanVersionProps from './version-props.cjs';

it('takes the grammars out of the library that is installed, and nothing else', () => {
  const library = path.resolve('node_modules/prism-react-renderer/dist/index.mjs');
  const source = readFileSync(library, 'utf8');
  const lean = withoutDefaultGrammars(source);
  expect(lean).not.toContain('languages.graphql');
  for (const kept of ['var Prism = __toESM', 'normalizeTokens_default', 'export {']) {
    expect(source).toContain(kept);
    expect(lean).toContain(kept);
  }
});

it('says where to look when the library is built differently', () => {
  expect(() => withoutDefaultGrammars('export {}')).toThrow(/default-grammars\.cjs/);
});

const REGISTRY = `export default {
  "00dad2b4": [() => import(/* webpackChunkName: "00dad2b4" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "0058b4c6": [() => import(/* webpackChunkName: "0058b4c6" */ "@generated/p.json"), "@generated/p.json", require.resolveWeak("@generated/p.json")],};`;

it('leaves of each chunk what imports it', () => {
  expect(leanRegistry(REGISTRY)).toBe(`export default {
  "00dad2b4": [() => import(/* webpackChunkName: "00dad2b4" */ "@site/docs/a.mdx")],
  "0058b4c6": [() => import(/* webpackChunkName: "0058b4c6" */ "@generated/p.json")],};`);
});

it('refuses a registry that it cannot read whole', () => {
  expect(() =>
    leanRegistry(REGISTRY.replace('require.resolveWeak("@site', "require.resolveWeak('@site")),
  ).toThrow(/registry\.cjs/);
});

it('keeps the pages that a category shows as cards', () => {
  const link = (docId: string) => ({ type: 'link', docId, href: `/docs/${docId}/` });
  const props = {
    version: {
      label: 'Next',
      docsSidebars: {
        delfin: [
          link('inicio'),
          { type: 'category', href: '/docs/faqs/', items: [link('faqs/ventas')] },
          { type: 'category', href: '/docs/category/faqs---preview', items: [link('faqs/caja')] },
        ],
      },
      docs: { inicio: { title: 'Inicio' }, 'faqs/ventas': {}, 'faqs/caja': { title: 'Caja' } },
    },
  };
  const { version } = JSON.parse(leanVersionProps(JSON.stringify(props)));
  expect(version).toEqual({ ...props.version, docs: { 'faqs/caja': { title: 'Caja' } } });
});
