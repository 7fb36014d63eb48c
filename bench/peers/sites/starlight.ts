import path from 'node:path';
import type { Dialect } from '../corpus/markdown';
import { peerPackages } from '../versions';
import type { BenchedSite, Command } from './peer-site';
import { clearSources, installPackages, writePages, writeTo } from './project';
import { pageUrl, sidebarItems } from './sidebar';

const dialect: Dialect = {
  titleInBody: false,
  frontMatter: ({ entry, description }) => ({ title: entry.title, description }),
  openAdmonition: (type, title) => `:::${type === 'warning' ? 'caution' : type}[${title}]`,
};

const CONTENT_CONFIG = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

function astroConfig(sidebar: object[]): string {
  return `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://ayuda.example.com',
  integrations: [
    starlight({
      title: 'Delfín',
      locales: { root: { label: 'Español', lang: 'es' } },
      sidebar: ${JSON.stringify(sidebar)},
    }),
  ],
});
`;
}

/** Starlight as its guide sets it up, with its own search (Pagefind). */
export function starlightSite(scratch: string): BenchedSite {
  const folder = path.join(scratch, 'starlight');
  const packages = peerPackages.starlight;
  const astro = (args: string[]): Command => ({
    executable: path.join(folder, 'node_modules/node/bin/node'),
    args: [path.join(folder, 'node_modules/astro/bin/astro.mjs'), ...args],
    environment: { ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return {
    id: 'starlight',
    label: packages.label,
    folder,
    install: () => installPackages(folder, packages),
    sourceFile: (page) => `src/content/docs/docs/${page}/index.md`,
    async write({ tree, pages }) {
      await clearSources(folder);
      const group = (label: string, page: string, items: object[]) => ({
        label,
        collapsed: true,
        // A group of Starlight has no page of its own, so its page is its first entry.
        items: [{ label, link: pageUrl(page) }, ...items],
      });
      const sidebar = tree.map((section) =>
        group(
          section.title,
          section.path,
          sidebarItems<object>(section, {
            page: (label, page) => ({ label, link: pageUrl(page) }),
            group,
          }),
        ),
      );
      await writeTo(folder, 'astro.config.mjs', astroConfig(sidebar));
      await writeTo(folder, 'src/content.config.ts', CONTENT_CONFIG);
      await writeTo(
        folder,
        'src/content/docs/index.md',
        '---\ntitle: Delfín\n---\n\n[Ayuda](/docs/delfin/)\n',
      );
      await writePages(folder, pages, this.sourceFile, dialect);
    },
    build: astro(['build']),
    dev: (port) => astro(['dev', '--port', String(port)]),
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    output: 'dist',
    immutable: /^\/_astro\//,
    selectors: {
      sidebar: 'nav.sidebar',
      menuButton: 'button[popovertarget="starlight__sidebar"]',
      menu: '#starlight__sidebar',
    },
  };
}
