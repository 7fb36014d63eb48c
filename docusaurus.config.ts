import type { Config, LoadContext, PluginConfig, Props } from '@docusaurus/types';
import { writeSheets } from './plugins/cheat-sheets';
import { writeStaticPages } from './plugins/deferred-hydration';
import factsPlugin from './plugins/facts';
import findersPlugin from './plugins/finders';
import helpTargetsPlugin from './plugins/help-targets';
import { writeHelpTargets } from './plugins/help-targets/after-build/write-help-targets';
import { writeMachineReadable } from './plugins/machine-readable';
import { remarkManuals } from './plugins/manuals/remark-manuals';
import messagesPlugin from './plugins/messages';
import { writeManifests } from './plugins/offline/after-build/write-manifests';
import searchPlugin, { type SearchPluginOptions, writeSearch } from './plugins/search';
import { searchDialogSource, searchDialogStyles } from './plugins/search/dialog/source';
import { docPages } from './src/built-pages/doc-page';
import { readPagesInThread } from './src/built-pages/reading';
import { refreshFacts, siteFacts } from './src/facts/site-facts';
import { rehypeCodeBlocks } from './src/rendering/code-blocks/rehype-code-blocks';
import { withRouteTitle } from './src/rendering/doc-file';
import { rehypeTables } from './src/rendering/rehype-tables';
import { remarkFacts } from './src/rendering/remark-facts';
import { analyticsOfBuild } from './src/site/analytics';
import { messageProducts, productLabels, products, site } from './src/site/constants';
import { contentPlugins, docsDir, type Pipeline } from './src/site/content';
import { dayOfChange, fileHistory } from './src/site/file-history';
import { removedInVersion4 } from './src/site/framework-version';
import { frameworkWords } from './src/site/framework-words';
import { remarkPageMetadata } from './src/site/page-metadata/remark-page-metadata';
import { paper } from './src/site/paper';
import { themeConfig } from './src/site/theme';

// While pages are written, an edit of a fact shows; a build reads them once.
const loadFacts = process.env.NODE_ENV === 'development' ? refreshFacts : siteFacts;

/** Directives expanded from facts, tables that scroll by themselves, code in its colours. */
const pipeline: Pipeline = {
  markdown: {
    beforeDefaultRemarkPlugins: [
      [remarkFacts, { loadFacts, docsDir }],
      ...(site.offersManuals
        ? [[remarkManuals, { products: productLabels, docsDir, siteDir: '.' }] as const]
        : []),
    ],
    rehypePlugins: [rehypeTables, rehypeCodeBlocks],
  },
  docsRemarkPlugins: [[remarkPageMetadata, { loadFacts, dayOfChange, docsDir }]],
};

/*
 * Plugins that read facts are functions, not paths: the framework evaluates the modules of each path anew, and the
 * facts would be read and checked as often.
 */
const messages = (context: LoadContext) => messagesPlugin(context, { docsDir });
const finders = (context: LoadContext) => findersPlugin(context, { docsDir });
const searchOptions: SearchPluginOptions = { products: productLabels };
const search = (context: LoadContext) => searchPlugin(context, searchOptions);

/** The manuals, when this build offers them. */
const manualPlugins: PluginConfig[] = site.offersManuals
  ? [['./plugins/manuals/index.ts', { products: products.map(({ clave }) => clave) }]]
  : [];

/** The log of what did not help, when this build has pages keep one. */
const logPlugins: PluginConfig[] = site.logPath
  ? [['./plugins/readers-log/index.ts', { path: site.logPath }]]
  : [];

/** Whom pages tell what their readers do, by the name that /privacidad asks for. */
const tells = [...analyticsOfBuild.map(({ name }) => name), ...(site.logPath ? ['host'] : [])];

/**
 * What is written once the framework has written its pages, in this order: each step reads what those before it left.
 * What the pages say is read of each once, in a thread, for all who tell it elsewhere.
 */
async function afterBuild(build: Props): Promise<void> {
  const facts = siteFacts();
  const reading = readPagesInThread(build.outDir);
  const [pages] = await Promise.all([
    reading,
    writeStaticPages(build, {
      mayPrerender: analyticsOfBuild.length === 0,
      searchFiles: reading.then((read) => writeSearch(build, read, facts, searchOptions)),
      searchDialog: searchDialogSource,
      searchDialogStyles: searchDialogStyles(),
    }),
  ]);
  const spoken = writeMachineReadable(build, pages, facts);
  if (site.opensOffline) {
    await writeManifests(build, { labels: productLabels, ofMessages: messageProducts });
  }
  writeHelpTargets(build, facts, pages, spoken);
  writeSheets(build, docPages(pages), facts);
}

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/logo.svg',
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
  // plugins/deferred-hydration has one for every page.
  baseUrlIssueBanner: false,
  titleDelimiter: '|',
  i18n: {
    defaultLocale: 'es',
    locales: ['es'],
    localeConfigs: { es: { label: 'Español', htmlLang: 'es', direction: 'ltr' } },
  },
  // Storage keys are a contract of the specification, so they keep their plain names. Cascade
  // layers would leave the browsers of old computers (Chrome before 99) without the theme's styles.
  future: {
    experimental_vcs: fileHistory,
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
        frontMatter: withRouteTitle(
          params.filePath,
          parsed.frontMatter,
          siteFacts().routes,
          docsDir,
        ),
      };
    },
  },
  customFields: tells.length > 0 ? { tells } : {},
  clientModules: [
    './src/client-modules/copy-on-click.ts',
    './src/client-modules/open-details.ts',
    './src/client-modules/kept-place.ts',
    './src/client-modules/print-links.ts',
  ],
  plugins: [
    factsPlugin,
    ...contentPlugins(pipeline),
    messages,
    finders,
    ...manualPlugins,
    ...analyticsOfBuild.map(({ plugin, id }) => plugin(id)),
    ...logPlugins,
    ['./plugins/deploy/index.ts', { logPath: site.logPath }],
    helpTargetsPlugin,
    './plugins/held-navigation/index.ts',
    './plugins/bundler-options/index.ts',
    './plugins/fresh-cache/index.ts',
    ['./plugins/offline/index.ts', { isOn: site.opensOffline }],
    './plugins/deferred-hydration/index.ts',
    './plugins/breakpoints/index.ts',
    () => ({ name: 'after-build', postBuild: afterBuild }),
  ],
  themes: [
    ['@docusaurus/theme-classic', { customCss: './src/css/custom.css' }],
    frameworkWords,
    // After the classic theme, whose empty search bar it fills.
    search,
  ],
  themeConfig,
};

export default config;
