import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { PluginConfig } from '@docusaurus/types';

/** How written content becomes a page: what several rooms above this one bring, put together in docusaurus.config.ts. */
export interface Pipeline {
  /** Of documentation, blog and standalone pages. */
  markdown: Pick<DocsOptions, 'beforeDefaultRemarkPlugins' | 'rehypePlugins'>;
  /** Of documentation, after `markdown`. */
  docsRemarkPlugins: NonNullable<DocsOptions['beforeDefaultRemarkPlugins']>;
}

/** Folder of the documentation pages, from the project: options of plugins travel to the browser. */
export const docsDir = 'docs';

const docs = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  tags: 'tags.yml',
  onInlineTags: 'throw',
  versions: { current: { label: 'Next' } },
} satisfies DocsOptions;

const blog = {
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

/** Documentation, blog, standalone pages and sitemap. */
export function contentPlugins({ markdown, docsRemarkPlugins }: Pipeline): PluginConfig[] {
  const { beforeDefaultRemarkPlugins = [] } = markdown;
  const docsMarkdown = {
    ...markdown,
    beforeDefaultRemarkPlugins: [...beforeDefaultRemarkPlugins, ...docsRemarkPlugins],
  };
  return [
    ['./plugins/docs/index.ts', { ...docs, ...docsMarkdown }],
    ['@docusaurus/plugin-content-blog', { ...blog, ...markdown }],
    ['@docusaurus/plugin-content-pages', markdown satisfies PagesOptions],
    ['@docusaurus/plugin-sitemap', { lastmod: 'date', changefreq: null, priority: null }],
  ];
}
