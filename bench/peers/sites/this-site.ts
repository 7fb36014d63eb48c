import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { copySite } from '../../../tools/copied-site';
import { type Dialect, pageMarkdown } from '../corpus/markdown';
import type { CorpusEntry } from '../corpus/tree';
import type { BenchedSite } from './peer-site';
import { writeTo } from './project';
import { classicSelectors, docusaurus, docusaurusCaches, docusaurusDialect } from './stock';

/** A node of `rutas.yaml`: a title, or a group with its own title under `_`. */
type RouteTree = { [segment: string]: string | RouteTree };

function routeTree(entries: readonly CorpusEntry[]): RouteTree {
  return Object.fromEntries(
    entries.map(({ path: page, title, children }) => [
      path.posix.basename(page),
      children.length === 0 ? title : { _: title, ...routeTree(children) },
    ]),
  );
}

/** Both trees in one; where both have a page, the second names it. */
function mergeRoutes(first: RouteTree, second: RouteTree): RouteTree {
  const merged = { ...first };
  for (const [segment, value] of Object.entries(second)) {
    const before = merged[segment];
    merged[segment] =
      typeof value === 'object' && typeof before === 'object' ? mergeRoutes(before, value) : value;
  }
  return merged;
}

const CONFIG = `import site from './site.config';

// The home page, the facts and the ids for programs lead to pages that the corpus does not have.
const customFields = { ...site.customFields, hasFewPages: true };
export default { ...site, customFields, onBrokenLinks: 'warn' };
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
  const folder = path.join(scratch, 'site');
  const sourceFile = (page: string) =>
    page.includes('/') ? `docs/${page}/index.mdx` : `docs/${page}.mdx`;
  return {
    id: 'site',
    label: 'this site',
    folder,
    install: async () => undefined,
    sourceFile,
    async write({ tree, pages }) {
      await rm(folder, { recursive: true, force: true });
      await copySite(root, folder, ['docs', 'media']);
      const tagsFile = await readFile(path.join(root, 'docs/tags.yml'), 'utf8');
      await writeTo(folder, 'docs/tags.yml', tagsFile);
      const tags = Object.keys(parse(tagsFile));
      const routes = path.join(folder, 'data/rutas.yaml');
      const ownRoutes: RouteTree = parse(await readFile(routes, 'utf8'));
      await writeFile(routes, stringify(mergeRoutes(ownRoutes, routeTree(tree))));
      await writeTo(folder, 'corpus/rutas.yaml', stringify(routeTree(tree)));
      await writeTo(folder, 'corpus/titulos.yaml', stringify({}));
      await rename(path.join(folder, 'docusaurus.config.ts'), path.join(folder, 'site.config.ts'));
      await writeTo(folder, 'docusaurus.config.ts', CONFIG);
      await writeTo(folder, 'sidebars.ts', SIDEBARS);
      await removeOtherPages(folder);
      for (const [index, page] of pages.entries()) {
        const dialect: Dialect = {
          ...docusaurusDialect,
          frontMatter: ({ description, keywords }) => ({
            description,
            keywords,
            tags: [tags[index % tags.length]],
          }),
        };
        await writeTo(folder, sourceFile(page.entry.path), pageMarkdown(page, dialect));
      }
    },
    build: docusaurus(folder, ['build']),
    dev: (port) => docusaurus(folder, ['start', '--no-open', '--port', String(port)]),
    caches: docusaurusCaches,
    output: 'build',
    immutable: /^\/assets\//,
    // The menu of the static page, or that of the client which takes its place.
    selectors: { ...classicSelectors, menu: `${classicSelectors.menu},.static-menu` },
  };
}
