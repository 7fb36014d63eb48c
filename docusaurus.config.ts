import type { Config } from '@docusaurus/types';
import { writeSheets } from './plugins/counter-sheets';
import factsPlugin from './plugins/facts';
import forProgramsPlugin, { docPages } from './plugins/for-programs';
import {
  type WrittenSite as SiteForPrograms,
  writeForPrograms,
} from './plugins/for-programs/after-build/write-for-programs';
import {
  type WrittenSite,
  writeHelpTargets,
} from './plugins/help-targets/after-build/write-help-targets';
import { writeManifests } from './plugins/offline/after-build/write-manifests';
import { fileDates } from './plugins/reading-aids/file-dates';
import { readPageDates } from './plugins/reading-aids/page-dates';
import { remarkReadingAids } from './plugins/reading-aids/remark-reading-aids';
import { refreshFacts, siteFacts } from './src/facts/site-facts';
import { rehypeCodeBlocks } from './src/rendering/code-blocks/rehype-code-blocks';
import { fileOfRoute } from './src/rendering/doc-file';
import { docFrontMatter } from './src/rendering/front-matter';
import { rehypeTables } from './src/rendering/rehype-tables';
import { remarkFacts } from './src/rendering/remark-facts';
import { analyticsPlugins } from './src/site/analytics';
import { messageProducts, productLabels, site } from './src/site/constants';
import { contentPlugins, docsDir, type Pipeline } from './src/site/content';
import { removedInVersion4 } from './src/site/framework-version';
import { paper } from './src/site/paper';
import { themeConfig } from './src/site/theme';

// While pages are written, an edit of a fact shows; a build reads them once.
const loadFacts = process.env.NODE_ENV === 'development' ? refreshFacts : siteFacts;

/** Directives expanded from facts, tables that scroll by themselves, code in its colours. */
const pipeline: Pipeline = {
  markdown: {
    beforeDefaultRemarkPlugins: [[remarkFacts, { loadFacts, docsDir }]],
    rehypePlugins: [rehypeTables, rehypeCodeBlocks],
  },
  docsRemarkPlugins: [
    [remarkReadingAids, { loadFacts, readDates: () => readPageDates(docsDir), docsDir }],
  ],
};

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  // What the addresses of links begin with on paper: see print.css.
  headTags: [
    {
      tagName: 'style',
      attributes: { media: 'print' },
      innerHTML: `:root{--sitio:"${site.url}"}`,
    },
    {
      tagName: 'link',
      attributes: { rel: 'manifest', href: `${site.baseUrl}manifest.webmanifest` },
    },
    // For the bars of the browser, which the static page's script keeps in the colour of the theme.
    {
      tagName: 'meta',
      attributes: { name: 'theme-color', content: paper.light, 'data-dark': paper.dark },
    },
  ],
  titleDelimiter: '|',
  i18n: {
    defaultLocale: 'es',
    locales: ['es'],
    localeConfigs: { es: { label: 'Español', htmlLang: 'es', direction: 'ltr' } },
  },
  // Storage keys are a contract of the specification, so they keep their plain names. Cascade
  // layers would leave the browsers of old computers (Chrome before 99) without the theme's styles.
  future: {
    // For the dates of the sitemap: the framework would ask git for each page by itself.
    experimental_vcs: fileDates(['docs', 'blog', 'src/pages']),
    faster: true,
    v4: {
      useCssCascadeLayers: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
      siteStorageNamespacing: false,
      ...removedInVersion4,
    },
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
    parseFrontMatter: async (params) => {
      const parsed = await params.defaultParseFrontMatter(params);
      return {
        ...parsed,
        frontMatter: docFrontMatter(
          params.filePath,
          parsed.frontMatter,
          siteFacts().routes,
          docsDir,
        ),
      };
    },
  },
  plugins: [
    // As a function, not by its path: the pages then read the facts from one module, once.
    factsPlugin,
    // So too, and among the first after a build: what it begins goes on while the others work.
    forProgramsPlugin,
    './plugins/navbar-items/index.ts',
    './plugins/reading-aids/index.ts',
    ...contentPlugins(pipeline),
    ['./plugins/messages/index.ts', { docsDir }],
    ['./plugins/finders/index.ts', { docsDir }],
    ...analyticsPlugins(),
    './plugins/deploy/index.ts',
    './plugins/help-targets/index.ts',
    './plugins/settled-navigation/index.ts',
    './plugins/bundle-diet/index.ts',
    './plugins/fresh-cache/index.ts',
    ['./plugins/offline/index.ts', { isOn: site.opensOffline }],
    [
      './plugins/static-first/index.ts',
      {
        countsPageViews: analyticsPlugins().length > 0,
        afterPages: async (build: WrittenSite & SiteForPrograms) => {
          const facts = siteFacts();
          const dates = readPageDates(docsDir);
          const pages = await docPages.pages();
          const sections = writeForPrograms(build, pages, {
            facts,
            dayOf: (route) => dates.get(fileOfRoute(route, docsDir)),
          });
          if (site.opensOffline) {
            await writeManifests(build, { labels: productLabels, ofMessages: messageProducts });
          }
          await writeHelpTargets(build, facts, sections);
          writeSheets(build, pages, facts);
        },
      },
    ],
  ],
  themes: [
    ['@docusaurus/theme-classic', { customCss: './src/css/custom.css' }],
    // After the classic theme, whose empty search bar it fills.
    ['./plugins/search/index.ts', { products: productLabels }],
  ],
  themeConfig,
};

export default config;
