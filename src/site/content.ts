import path from 'node:path';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { PluginConfig } from '@docusaurus/types';
import { rehypeCodeBlocks } from '../../plugins/code-blocks/rehype-code-blocks';
import { rehypeTables } from '../../plugins/facts/rehype-tables';
import { remarkFacts } from '../../plugins/facts/remark-facts';
import { refreshFacts, siteFacts } from '../../plugins/facts/site-facts';
import { readPageDates } from '../../plugins/reading-aids/page-dates';
import { remarkReadingAids } from '../../plugins/reading-aids/remark-reading-aids';

const docsDir = path.resolve('docs');
const isDevelopment = process.env.NODE_ENV === 'development';
const loadFacts = isDevelopment ? refreshFacts : siteFacts;

/** What all written content shares: directives expanded from facts, tables that scroll by themselves. */
const markdown = {
  beforeDefaultRemarkPlugins: [[remarkFacts, { loadFacts, docsDir }]],
  rehypePlugins: [rehypeTables, rehypeCodeBlocks],
} satisfies Pick<DocsOptions, 'beforeDefaultRemarkPlugins' | 'rehypePlugins'>;

const docs = {
  ...markdown,
  beforeDefaultRemarkPlugins: [
    ...markdown.beforeDefaultRemarkPlugins,
    [remarkReadingAids, { loadFacts, readDates: () => readPageDates(docsDir), docsDir }],
  ],
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  tags: 'tags.yml',
  onInlineTags: 'throw',
  versions: { current: { label: 'Next' } },
} satisfies DocsOptions;

const blog = {
  ...markdown,
  blogTitle: 'Blog de Delfín',
  blogDescription:
    'Novedades de Delfín y consejos para el punto de venta, la bodega y el cierre de mes.',
  blogSidebarTitle: 'Publicaciones',
  blogSidebarCount: 'ALL',
  showReadingTime: true,
  authorsMapPath: 'authors.yml',
  tags: 'tags.yml',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: ['rss', 'atom'],
    language: 'es',
    title: 'Blog de Delfín',
    description: 'Novedades de Delfín y consejos para el punto de venta.',
    copyright: 'Copyright © 2025 Delfín',
  },
} satisfies BlogOptions;

const pages = { ...markdown } satisfies PagesOptions;

/** Documentation, blog, standalone pages and sitemap. */
export const contentPlugins: PluginConfig[] = [
  ['@docusaurus/plugin-content-docs', docs],
  ['@docusaurus/plugin-content-blog', blog],
  ['@docusaurus/plugin-content-pages', pages],
  ['@docusaurus/plugin-sitemap', { lastmod: null, changefreq: null, priority: null }],
];

/** Folder of the documentation pages. */
export { docsDir };
