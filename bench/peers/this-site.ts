import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, parseDocument } from 'yaml';
import { copySite } from '../../tools/copied-site';
import { type Corpus, pageMarkdown } from './corpus';
import { peerSites } from './peers';
import { type BenchedSite, writeTo } from './site';

/** Adds the pages of a corpus to a `rutas.yaml`: a title, or for a group its own title under `_`. */
function withRoutes(text: string, { entries }: Corpus): string {
  const routes = parseDocument(text);
  for (const { path: page, title, children } of entries) {
    routes.setIn([...page.split('/'), ...(children.length > 0 ? ['_'] : [])], title);
  }
  return routes.toString();
}

const CONFIG = `import site from './site.config';

// The home page, the facts and the ids for programs lead to pages that the corpus does not have.
export default { ...site, onBrokenLinks: 'warn' };
`;

const SIDEBARS = `import path from 'node:path';
import { kinds } from './src/facts/kinds';
import { productSidebars } from './src/site/constants';
import { buildSidebar } from './src/site/sidebar';

const routes = kinds.routes(path.resolve('corpus'));

export default Object.fromEntries(
  productSidebars.map((product) => [product, buildSidebar(product, routes)]),
);
`;

/** Leaves the home page and one post of what stands beside the documentation, which no peer has. */
async function removeOtherPages(folder: string): Promise<void> {
  const pages = path.join(folder, 'src/pages');
  for (const entry of await readdir(pages)) {
    if (!entry.startsWith('index.')) await rm(path.join(pages, entry), { recursive: true });
  }
  const posts = path.join(folder, 'blog');
  const [, ...others] = (await readdir(posts)).filter((entry) => entry.endsWith('.mdx')).sort();
  for (const entry of others) await rm(path.join(posts, entry));
}

/**
 * This site's configuration, plugins, theme and styles around the pages of the corpus. The facts
 * stay, are loaded and checked; their routes stand beside those of the corpus.
 *
 * @param root folder of the project, with its packages installed
 */
export function thisSite(root: string, scratch: string): BenchedSite {
  const stock = peerSites(scratch).find(({ id }) => id === 'stock');
  if (!stock) throw new Error('peers.yaml has no stock site.');
  const folder = path.join(scratch, 'site');
  const sourceFile = (page: string) =>
    page.includes('/') ? `docs/${page}/index.mdx` : `docs/${page}.mdx`;
  return {
    ...stock,
    id: 'site',
    label: 'this site',
    folder,
    sourceFile,
    async prepare(corpus) {
      await rm(folder, { recursive: true, force: true });
      await copySite(root, folder, ['docs', 'media']);
      const tagsFile = await readFile(path.join(root, 'docs/tags.yml'), 'utf8');
      await writeTo(folder, 'docs/tags.yml', tagsFile);
      const tags = Object.keys(parse(tagsFile));
      const routes = path.join(folder, 'data/rutas.yaml');
      await writeFile(routes, withRoutes(await readFile(routes, 'utf8'), corpus));
      await writeTo(folder, 'corpus/rutas.yaml', withRoutes('{}', corpus));
      await writeTo(folder, 'corpus/titulos.yaml', '{}');
      await rename(path.join(folder, 'docusaurus.config.ts'), path.join(folder, 'site.config.ts'));
      await writeTo(folder, 'docusaurus.config.ts', CONFIG);
      await writeTo(folder, 'sidebars.ts', SIDEBARS);
      await removeOtherPages(folder);
      for (const [index, entry] of corpus.entries.entries()) {
        const own = { title: undefined, tags: [tags[index % tags.length]] };
        const text = pageMarkdown(corpus, index, stock.dialect, own);
        await writeTo(folder, sourceFile(entry.path), text);
      }
    },
    selectors: {
      ...stock.selectors,
      // The menu of the static page, or that of the client which takes its place.
      menu: `${stock.selectors.menu},.static-menu`,
      searchButton: '.navbar :is([data-search], input[type=search])',
      searchField: 'dialog [role=combobox]',
      searchResults: 'dialog [role=listbox]',
    },
  };
}
