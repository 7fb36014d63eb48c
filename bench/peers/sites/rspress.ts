import path from 'node:path';
import type { Dialect } from '../corpus/markdown';
import { peerPackages } from '../versions';
import type { BenchedSite, Command } from './peer-site';
import { clearSources, installPackages, writePages, writeTo } from './project';
import { linkMenus } from './sidebar';

const dialect: Dialect = {
  titleInBody: true,
  frontMatter: ({ description }) => ({ description }),
  openAdmonition: (type, title) => `:::${type}{title="${title}"}`,
};

/** Rspress as its guide sets it up, with its own search in the browser. */
export function rspressSite(scratch: string): BenchedSite {
  const folder = path.join(scratch, 'rspress');
  const packages = peerPackages.rspress;
  const rspress = (args: string[]): Command => ({
    executable: process.execPath,
    args: [path.join(folder, 'node_modules/@rspress/core/bin/rspress.js'), ...args],
  });
  return {
    id: 'rspress',
    label: packages.label,
    folder,
    install: () => installPackages(folder, packages),
    sourceFile: (page) => `pages/docs/${page}/index.md`,
    async write({ tree, pages }) {
      await clearSources(folder);
      const config = {
        root: 'pages',
        title: 'Delfín',
        lang: 'es',
        outDir: 'build',
        themeConfig: {
          ...linkMenus(tree, { collapsible: true, collapsed: true }),
        },
      };
      await writeTo(folder, 'rspress.config.mjs', `export default ${JSON.stringify(config)};\n`);
      await writeTo(folder, 'pages/index.md', '# Delfín\n\n[Ayuda](/docs/delfin/)\n');
      await writePages(folder, pages, this.sourceFile, dialect);
    },
    build: rspress(['build']),
    dev: (port) => rspress(['dev', '--port', String(port)]),
    caches: ['build', 'node_modules/.cache', 'node_modules/.rspress', 'node_modules/.rsbuild'],
    output: 'build',
    immutable: /^\/static\//,
    selectors: {
      sidebar: '.rp-doc-layout__sidebar',
      menuButton: 'button.rp-sidebar-menu__left',
      menu: '.rp-doc-layout__sidebar',
    },
  };
}
