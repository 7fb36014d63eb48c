import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { DocusaurusConfig } from '@docusaurus/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GeneratedSite, generateSite } from '../../tests/conformance/support/generated-site';
import { trimGlobalData, trimRoute } from './trim';

const DOCS = 'docusaurus-plugin-content-docs';
let site: GeneratedSite;

function generated<Content>(...file: string[]): Content {
  return JSON.parse(readFileSync(path.join(site.folder, ...file), 'utf8'));
}

function configOf(...items: object[]): DocusaurusConfig {
  return { themeConfig: { navbar: { items } } } as unknown as DocusaurusConfig;
}

beforeAll(async () => {
  site = await generateSite();
}, 120_000);

afterAll(() => site.remove());

it('keeps of a version all sidebars, and those documents that are cards', () => {
  const props = path.join(DOCS, 'default', 'p');
  const [file = ''] = readdirSync(path.join(site.folder, props)).filter((name) =>
    /^docs-[0-9a-f]{3}\.json$/.test(name),
  );
  const { version } = generated<{ version: PropVersionMetadata }>(props, file);
  expect(Object.keys(version.docsSidebars)).toEqual(['caja', 'otra']);
  expect(Object.values(version.docs)).toMatchObject([
    { id: 'preguntas/cierre', description: 'Cómo se cierra el día.' },
  ]);
});

it('keeps of the global data what pages read without a list of documents', () => {
  const { [DOCS]: data } =
    generated<Record<string, Record<string, GlobalPluginData>>>('globalData.json');
  expect(data?.default).toMatchObject({
    path: '/docs',
    breadcrumbs: true,
    versions: [{ name: 'current', isLast: true, path: '/docs', docs: [], sidebars: {} }],
  });
});

it('keeps all of it for whoever looks documents up', () => {
  const version = { name: 'current', docs: [{ id: 'caja', path: '/docs/caja' }] };
  const data = { path: '/docs', versions: [version] };
  const link = { to: '/docs/caja', label: 'Caja' };
  expect(trimGlobalData(data, configOf(link))).not.toEqual(data);
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
  const root = { path: '/docs', component: '@theme/DocsRoot', routes: [leaf] };
  expect(() => trimRoute(root)).toThrow(/plugins\/docs\/trim\.ts/);
});
