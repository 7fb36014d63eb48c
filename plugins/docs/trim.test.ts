import type { DocusaurusConfig, RouteConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { trimGlobalData, trimRoute } from './trim';

function configOf(...items: object[]): DocusaurusConfig {
  return { themeConfig: { navbar: { items } } } as unknown as DocusaurusConfig;
}

/** The route of a version, around those of its pages. */
function versionRoute(props: RouteConfig['props'], routes: RouteConfig[] = []): RouteConfig {
  const version = { path: '/docs', component: '@theme/DocVersionRoot', props, routes };
  return { path: '/docs', component: '@theme/DocsRoot', routes: [version] };
}

it('keeps of a version all sidebars, and those documents that are cards, by their id; of others that they have one', () => {
  const sidebar = (caja: object) => [
    { type: 'link', href: 'https://example.com' },
    { type: 'link', href: '/docs/caja', ...caja },
    { type: 'category', href: '/docs/faqs', items: [{ type: 'link', docId: 'cierre' }] },
  ];
  const docsSidebars = { caja: sidebar({ docId: 'caja', unlisted: false }) };
  const docs = { caja: { id: 'caja' }, cierre: { id: 'cierre' } };
  const index = { path: '/docs/faqs', component: '', props: { categoryGeneratedIndex: {} } };
  const route = trimRoute(versionRoute({ version: { docs, docsSidebars } }, [index]));
  expect(route.routes?.[0]?.props).toEqual({
    version: {
      docs: { cierre: { id: 'cierre' } },
      docsSidebars: { caja: sidebar({ docId: '-' }) },
    },
  });
});

it('keeps the list of documents in the global data for whoever looks documents up', () => {
  const version = { name: 'current', docs: [{ id: 'caja', path: '/docs/caja' }] };
  const data = { path: '/docs', versions: [version] };
  const link = { to: '/docs/caja', label: 'Caja' };
  expect(trimGlobalData(data, configOf(link))).toMatchObject({ versions: [{ docs: [] }] });
  for (const items of [
    [link, { type: 'docSidebar', sidebarId: 'caja' }],
    [{ type: 'dropdown', items: [link, { type: 'doc', docId: 'caja' }] }],
    [{ type: 'custom-section' }],
  ]) {
    expect(trimGlobalData(data, configOf(...items))).toEqual(data);
  }
  const versioned = { ...data, versions: [version, { ...version, name: '1.0' }] };
  expect(trimGlobalData(versioned, configOf(link))).toEqual(versioned);
});

it('stops when the framework hands over something else', () => {
  expect(() => trimGlobalData({ allVersions: [] }, configOf())).toThrow(/plugins\/docs\/trim\.ts/);
  const leaf = { path: '/docs', component: '@theme/DocVersionRoot', props: { release: {} } };
  expect(() => trimRoute(leaf)).toThrow(/plugins\/docs\/trim\.ts/);
});
