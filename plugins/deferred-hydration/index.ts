import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { DIALOG_CHUNK, WORKER_CHUNK } from '../../src/browser/search-contract';
import { browserScript, browserStyles } from '../../src/build/browser-source';
import { shortHash } from '../../src/build/content-hash';
import type { SearchDialogBuild } from '../../src/build/search-dialog-build';
import { announcementTags } from './announcement';
import { pageScripts } from './page-scripts';
import { speculationRules } from './pre-hydration/speculation-rules';
import { type BuiltPage, readBuiltPage, staticPage } from './static-page';
import { pageStyles, sharedStylesheet } from './styles/page-styles';

/** A build whose pages the framework has written. */
interface WrittenBuild {
  outDir: string;
  baseUrl: string;
  generatedFilesDir: string;
  routes: RouteConfig[];
  siteConfig: Pick<LoadContext['siteConfig'], 'themeConfig' | 'url'>;
}

interface StaticPagesOptions {
  /** Whether page views are counted by the page itself; then no page is rendered ahead of a click. */
  countsPageViews: boolean;
  /** Addresses of the files of the search, which are named after what the pages say. */
  searchFiles: Promise<readonly string[]>;
  /** The script of the search dialog. */
  searchDialog: (build: SearchDialogBuild) => string;
  /** Its rules, whose custom properties it finds in the page. */
  searchDialogStyles: string;
}

async function readPages(outDir: string): Promise<Map<string, BuiltPage>> {
  const files = (await readdir(outDir, { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  );
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(outDir, file), 'utf8');
      return [file, readBuiltPage(html, file)] as const;
    }),
  );
  return new Map(pages);
}

/** `docs/delfin/index.html` → `/docs/delfin/` */
function pagePath(file: string, baseUrl: string): string {
  return (
    baseUrl +
    file
      .split(path.sep)
      .join('/')
      .replace(/index\.html$/, '')
  );
}

/**
 * The script of the search's worker.
 *
 * @returns a file such as `assets/js/worker-search.23f276ab.js`
 * @throws Error when the bundler has written no such chunk
 */
async function searchWorker(outDir: string): Promise<string> {
  const files = await readdir(path.join(outDir, 'assets/js'));
  const file = files.find((name) => name.startsWith(`${WORKER_CHUNK}.`) && name.endsWith('.js'));
  if (file) return `assets/js/${file}`;
  throw new Error(
    `No chunk ${WORKER_CHUNK} in ${outDir}/assets/js. Expected the name that its import has in plugins/search/client (webpackChunkName).`,
  );
}

/** Writes a file of the build under a name that changes with its content; returns its path there. */
async function writeAsset(outDir: string, name: string, content: string): Promise<string> {
  const { dir, name: stem, ext } = path.posix.parse(name);
  const file = `${dir}/${stem}.${shortHash(content)}${ext}`;
  await writeFile(path.join(outDir, file), content);
  return file;
}

/** The file of the banner that tells an operator of a wrong base URL. */
const BASE_URL_BANNER = 'base-url-banner.js';

/**
 * A script of this folder with all that it imports, as one piece of minified JavaScript.
 *
 * @param known what the build fills in for its globals
 * @throws Error with the place when a file cannot be read as TypeScript
 */
function ownScript(file: string, known: Readonly<Record<string, unknown>> = {}): string {
  const values = Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)]);
  return browserScript(path.join(__dirname, file), { define: Object.fromEntries(values) });
}

/** What of a site decides what its pages answer by themselves: `pre-hydration/site-options.ts`. */
function siteOptions({ colorMode, navbar }: ThemeConfig, pages: readonly BuiltPage[]) {
  return {
    HAS_DROPDOWNS: pages.some(({ html }) => html.includes('dropdown__menu')),
    HAS_TWO_THEMES: !colorMode.respectPrefersColorScheme,
    HAS_VERSIONS: navbar.items.some(({ type }) => /^docsVersion/.test(type ?? '')),
    HIDES_NAVBAR: navbar.hideOnScroll,
  };
}

/**
 * Makes the pages of a build complete without scripts: what hydrates them waits until the reader means to use it.
 *
 * @throws Error when the framework has not written them as expected
 */
export async function writeStaticPages(
  { outDir, baseUrl, generatedFilesDir, routes, siteConfig }: WrittenBuild,
  { countsPageViews, searchFiles, searchDialog, searchDialogStyles }: StaticPagesOptions,
): Promise<void> {
  const pages = await readPages(outDir);
  const all = [...pages.values()];
  // A page that counts its views may not be rendered ahead of a click.
  const mayPrerender = !countsPageViews;
  const ownStyles = browserStyles(path.join(__dirname, 'pre-hydration/pre-hydration.css'));
  const stylesheet = await sharedStylesheet(outDir, baseUrl, all);
  const stylesOf = pageStyles(stylesheet, all, ownStyles + searchDialogStyles);
  const scriptsOf = await pageScripts(generatedFilesDir, routes);
  const asset = async (name: string, content: string) =>
    baseUrl + (await writeAsset(outDir, name, content));
  const boot = await asset('assets/js/boot.js', ownScript('boot/boot.ts'));
  const workerUrl = baseUrl + (await searchWorker(outDir));
  const dialog = searchDialog({ baseUrl, generatedFilesDir, workerUrl });
  const dialogUrl = await asset(`assets/js/${DIALOG_CHUNK}.js`, dialog);
  const preHydration = await asset(
    'assets/js/pre-hydration.js',
    ownScript('pre-hydration/pre-hydration.ts', {
      ...siteOptions(siteConfig.themeConfig as ThemeConfig, all),
      SPECULATION_RULES: speculationRules(mayPrerender),
      SEARCH_DIALOG: dialogUrl,
      PRE_HYDRATION_CSS: ownStyles,
    }),
  );
  const banner = ownScript('boot/base-url-banner.ts', { BASE_URL: baseUrl });
  await writeFile(path.join(outDir, BASE_URL_BANNER), banner);
  const watch = ownScript('boot/base-url-watch.ts', {
    HOME_LENGTH: (siteConfig.url + baseUrl).length,
    BANNER: BASE_URL_BANNER,
  });
  for (const [file, page] of pages) {
    const pathname = pagePath(file, baseUrl);
    const files = [pathname, pathname.replace(/\/$/, '')].flatMap(scriptsOf);
    await writeFile(
      path.join(outDir, file),
      staticPage(page, {
        styles: stylesOf(page),
        watch,
        boot,
        scripts: files.map((script) => baseUrl + script),
        preHydration,
        searchFiles: await searchFiles,
        mayPrerender,
      }),
    );
  }
}

/**
 * Docusaurus plugin: what pages have while they are rendered so that they can be complete without scripts.
 * README.md beside this file says how all of it works.
 */
export default function deferredHydrationPlugin({ siteConfig, siteStorage }: LoadContext): Plugin {
  return {
    name: 'deferred-hydration',
    injectHtmlTags: () => ({
      headTags: announcementTags(siteConfig.themeConfig as ThemeConfig, siteStorage),
    }),
  };
}
