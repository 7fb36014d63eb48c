import { expect, it } from 'vitest';
import { routeTable } from './route-table';

/** A row of the registry as the framework writes it. */
function registered(name: string, file: string): string {
  return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;
}

const tables = {
  routes: `export default [
  { path: '/a', component: ComponentCreator('/a', 'e96'), exact: true },
  { path: '/b', component: ComponentCreator('/b', '7b6'), exact: true },
  { path: '*', component: ComponentCreator('*') },
];`,
  registry: ['17896441', 'aaaaaaaa', 'bbbbbbbb'].map((name) => registered(name, name)).join('\n'),
  chunkNames: {
    '/a-e96': { __comp: '17896441', content: 'aaaaaaaa' },
    '/b-7b6': { __comp: '17896441', items: [{ content: 'bbbbbbbb' }] },
  },
};

it('has the chunks of each page in its place, and how to load each of them once', () => {
  expect(routeTable(tables, './helpers')).toBe(`import { chunk, page } from "./helpers";
export default [
  { path: '/a', component: page('/a', {"__comp":chunk("17896441", () => import(/* webpackChunkName: "17896441" */ "17896441")),"content":chunk("aaaaaaaa", () => import(/* webpackChunkName: "aaaaaaaa" */ "aaaaaaaa"))}), exact: true },
  { path: '/b', component: page('/b', {"__comp":"17896441","items":[{"content":chunk("bbbbbbbb", () => import(/* webpackChunkName: "bbbbbbbb" */ "bbbbbbbb"))}]}), exact: true },
  { path: '*', component: ComponentCreator('*') },
];`);
});

it('stops at a chunk that no page takes', () => {
  const registry = tables.registry + registered('cccccccc', 'c');
  expect(() => routeTable({ ...tables, registry }, './helpers')).toThrow('cccccccc');
});
