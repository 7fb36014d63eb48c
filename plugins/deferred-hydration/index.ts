import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { DIALOG_CHUNK, WORKER_CHUNK } from '../../src/browser/search-contract';
import { browserScript, browserStyles } from '../../src/build/browser-source';
import { shortHash } from '../../src/build/content-hash';
import { announcementTags } from './announcement';
import { pageScripts } from './page-scripts';
import { speculationRules } from './pre-hydration/speculation-rules';
import { type BuiltPage, readBuiltPage, staticPage } from './static-page';
import { pageStyles, sharedStylesheet } from './styles/page-styles';

interface StaticPagesOptions {
  /** Whether pages may be rendered ahead of a click; not where they count their views themselves. */
  mayPrerender: boolean;
  /** Addresses of the files of the search, which are named after what the pages say. */
  searchFiles: Promise<readonly string[]>;
  /** The script of the search dialog. */
  searchDialog: (build: Record<'baseUrl' | 'generatedFilesDir' | 'workerUrl', string>) => string;
  /** Its rules, whose custom properties it finds in the page. */
  searchDialogStyles: string;
}

async function readPages(outDir: string): Promise<BuiltPage[]> {
  const files = await readdir(outDir, { recursive: true });
  const read = async (file: string) =>
    readBuiltPage(await readFile(path.join(outDir, file), 'utf8'), file.split(path.sep).join('/'));
  return Promise.all(files.filter((file) => file.endsWith('.html')).map(read));
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

/** What of a site decides what its pages answer by themselves: `pre-hydration/site-options.d.ts`. */
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
  { outDir, baseUrl, generatedFilesDir, routes, siteConfig }: Props,
  { mayPrerender, searchFiles, searchDialog, searchDialogStyles }: StaticPagesOptions,
): Promise<void> {
  const pages = await readPages(outDir);
  const ownStyles = browserStyles(path.join(__dirname, 'pre-hydration/pre-hydration.css'));
  const stylesheet = await sharedStylesheet(outDir, baseUrl, pages);
  const stylesOf = pageStyles(stylesheet, pages, ownStyles + searchDialogStyles);
  const scriptsOf = await pageScripts(generatedFilesDir, routes);
  /** Writes a script under a name that changes with its content; returns its address. */
  const asset = async (name: string, content: string) => {
    const file = `assets/js/${name}.${shortHash(content)}.js`;
    await writeFile(path.join(outDir, file), content);
    return baseUrl + file;
  };
  const boot = await asset('boot', ownScript('boot/boot.ts'));
  const workerUrl = baseUrl + (await searchWorker(outDir));
  const dialog = searchDialog({ baseUrl, generatedFilesDir, workerUrl });
  const dialogUrl = await asset(DIALOG_CHUNK, dialog);
  const preHydration = await asset(
    'pre-hydration',
    ownScript('pre-hydration/pre-hydration.ts', {
      ...siteOptions(siteConfig.themeConfig as ThemeConfig, pages),
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
  for (const page of pages) {
    const pathname = baseUrl + page.file.replace(/index\.html$/, '');
    const files = [pathname, pathname.replace(/\/$/, '')].flatMap(scriptsOf);
    await writeFile(
      path.join(outDir, page.file),
      staticPage(page, {
        styles: stylesOf.get(page) ?? '',
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
