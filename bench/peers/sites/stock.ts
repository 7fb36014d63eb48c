import path from 'node:path';
import type { Dialect } from '../corpus/markdown';
import { peerPackages } from '../versions';
import type { BenchedSite, Selectors } from './peer-site';
import { clearSources, installPackages, writePages, writeTo } from './project';
import { sidebarItems } from './sidebar';

/** Parts of Docusaurus' classic theme. */
export const classicSelectors: Selectors = {
  sidebar: '.theme-doc-sidebar-container',
  menuButton: '.navbar__toggle',
  menu: '.navbar-sidebar',
};

/** Folders that Docusaurus fills while building and reads again. */
export const docusaurusCaches = ['build', '.docusaurus', 'node_modules/.cache'];

/** Runs Docusaurus' command line in the folder of a site. */
export function docusaurus(folder: string, args: string[]) {
  const command = path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return { executable: process.execPath, args: [command, ...args] };
}

/** How Docusaurus writes admonitions, and where it wants the title. */
export const docusaurusDialect: Dialect = {
  titleInBody: false,
  frontMatter: ({ entry, description, keywords }) => ({
    title: entry.title,
    description,
    keywords,
  }),
  openAdmonition: (type, title) => `:::${type}[${title}]`,
};

const SETTINGS = {
  title: 'Delfín',
  url: 'https://ayuda.example.com',
  baseUrl: '/',
  i18n: { defaultLocale: 'es', locales: ['es'] },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: false }]],
  plugins: [['docusaurus-lunr-search', { languages: ['es'] }]],
};

/** Docusaurus as its guide sets it up, with the classic preset, Rspack and a search that needs no server. */
export function stockSite(scratch: string): BenchedSite {
  const folder = path.join(scratch, 'stock');
  const packages = peerPackages.stock;
  return {
    id: 'stock',
    label: packages.label,
    folder,
    install: () => installPackages(folder, packages),
    sourceFile: (page) => `docs/${page}/index.md`,
    async write({ tree, pages }) {
      await clearSources(folder);
      const sidebars = tree.map((section) => [
        section.path,
        [
          { type: 'doc', id: `${section.path}/index` },
          ...sidebarItems<object>(section, {
            page: (label, page) => ({ type: 'doc', id: `${page}/index`, label }),
            group: (label, page, items) => ({
              type: 'category',
              label,
              link: { type: 'doc', id: `${page}/index` },
              items,
            }),
          }),
        ],
      ]);
      const navbar = {
        title: 'Delfín',
        items: tree.map((section) => ({
          type: 'docSidebar',
          sidebarId: section.path,
          label: section.title,
        })),
      };
      const config = { ...SETTINGS, themeConfig: { navbar } };
      await writeTo(folder, 'docusaurus.config.js', `export default ${JSON.stringify(config)};\n`);
      await writeTo(
        folder,
        'sidebars.js',
        `export default ${JSON.stringify(Object.fromEntries(sidebars))};\n`,
      );
      await writeTo(folder, 'src/pages/index.md', '# Delfín\n\n[Ayuda](/docs/delfin/)\n');
      await writePages(folder, pages, this.sourceFile, docusaurusDialect);
    },
    build: docusaurus(folder, ['build']),
    dev: (port) => docusaurus(folder, ['start', '--no-open', '--port', String(port)]),
    caches: docusaurusCaches,
    output: 'build',
    immutable: /^\/assets\//,
    selectors: classicSelectors,
  };
}
