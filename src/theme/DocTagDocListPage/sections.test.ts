import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { expect, test } from 'vitest';
import { bySection } from './sections';

const link = (href: string): PropSidebarItem => ({ type: 'link', href, label: href });

const category = (label: string, href: string, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  href,
  items,
  collapsed: true,
  collapsible: true,
});

const sidebar = [
  link('/docs/delfin'),
  category('Reportes', '/docs/delfin/reportes/', [
    category('Ventas', '/docs/delfin/reportes/ventas/', [link('/docs/delfin/reportes/ventas/a/')]),
  ]),
  category('Consultas', '/docs/delfin/consultas/', [link('/docs/delfin/consultas/kardex/')]),
];

const sectionsOf = (addresses: readonly string[]) =>
  bySection(
    addresses.map((permalink) => ({ permalink })),
    sidebar,
  ).map(({ title, pages }) => [title, pages.map(({ permalink }) => permalink)]);

test('pages stand under the section that holds them, however deep, in the order of the sidebar', () => {
  expect(
    sectionsOf([
      '/docs/delfin/consultas/kardex/',
      '/docs/delfin/reportes/ventas/a/',
      '/docs/delfin/reportes/',
    ]),
  ).toEqual([
    ['Reportes', ['/docs/delfin/reportes/ventas/a/', '/docs/delfin/reportes/']],
    ['Consultas', ['/docs/delfin/consultas/kardex/']],
  ]);
});

test('pages of no section come first, and none gets lost', () => {
  expect(sectionsOf(['/docs/delfin/reportes/', '/docs/delfin', '/docs/delfin/nueva/'])).toEqual([
    [undefined, ['/docs/delfin', '/docs/delfin/nueva/']],
    ['Reportes', ['/docs/delfin/reportes/']],
  ]);
});
