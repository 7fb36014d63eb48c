import path from 'node:path';
import type { Dialect } from '../corpus/markdown';
import { peerPackages } from '../versions';
import type { BenchedSite, Command } from './peer-site';
import { clearSources, installPackages, writePages, writeTo } from './project';
import { linkMenus } from './sidebar';

const dialect: Dialect = {
  titleInBody: true,
  frontMatter: ({ description }) => ({ description }),
  openAdmonition: (type, title) => `::: ${type === 'note' ? 'info' : type} ${title}`,
};

/** VitePress as its guide sets it up, with its own local search. */
export function vitepressSite(scratch: string): BenchedSite {
  const folder = path.join(scratch, 'vitepress');
  const packages = peerPackages.vitepress;
  const vitepress = (args: string[]): Command => ({
    executable: process.execPath,
    args: [path.join(folder, 'node_modules/vitepress/bin/vitepress.js'), ...args],
  });
  return {
    id: 'vitepress',
    label: packages.label,
    folder,
    install: () => installPackages(folder, packages),
    sourceFile: (page) => `docs/${page}/index.md`,
    async write({ tree, pages }) {
      await clearSources(folder);
      const config = {
        title: 'Delfín',
        lang: 'es',
        srcExclude: ['node_modules/**'],
        themeConfig: {
          search: { provider: 'local' },
          ...linkMenus(tree, { collapsed: true }),
        },
      };
      await writeTo(folder, '.vitepress/config.mjs', `export default ${JSON.stringify(config)};\n`);
      await writeTo(folder, 'index.md', '# Delfín\n\n[Ayuda](/docs/delfin/)\n');
      await writePages(folder, pages, this.sourceFile, dialect);
    },
    build: vitepress(['build']),
    dev: (port) => vitepress(['dev', '--port', String(port)]),
    caches: ['.vitepress/dist', '.vitepress/cache', 'node_modules/.vite'],
    output: '.vitepress/dist',
    immutable: /^\/assets\//,
    selectors: {
      sidebar: '.VPSidebar',
      menuButton: '.VPLocalNav button.menu',
      menu: '.VPSidebar',
    },
  };
}
