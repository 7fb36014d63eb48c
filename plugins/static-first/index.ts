import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DIALOG_CHUNK, WORKER_CHUNK } from '../../src/browser/search-contract';
import { shortHash } from '../../src/build/content-hash';
import type { SearchDialogBuild } from '../../src/build/search-dialog-build';
import { announcementColours } from './announcement-colours';
import { bannerAtWrongAddress } from './base-url-banner';
import { bootSource, preHydrationSource, preHydrationStyles } from './boot-source';
import type { BuiltPage } from './built-page';
import {
  requireFilesOfClient,
  requireNamedFiles,
  type WrittenBuild,
} from './complete/complete-build';
import { pageScripts } from './page-scripts';
import { readBuiltPage, staticPage } from './static-page';
import { pageStyles, sharedStylesheet } from './styles/page-styles';
import { partOfSheet } from './styles/part-of-sheet';

/** A build whose pages are those that readers get. */
interface WrittenPages {
  outDir: string;
  baseUrl: string;
  siteConfig: LoadContext['siteConfig'];
}

export interface StaticFirstOptions {
  /** Whether page views are counted by the page itself; then no page is rendered ahead of a click. */
  countsPageViews: boolean;
  /** Puts the critical rules into every page, and not into files that several pages share. */
  inlineCss?: boolean;
  /** The script of the search dialog. */
  searchDialog: (build: SearchDialogBuild) => string;
  /** Called with the pages that readers get: plugins are called side by side after the build. */
  afterPages?: (build: WrittenPages) => Promise<unknown>;
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

/** Whoever reads the file at the same time finds the old page or the new one, never half of one. */
async function replaceFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
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

/**
 * Docusaurus plugin: pages that are complete without scripts, and hydrate when the reader means
 * to use them. README.md beside this file says how it works.
 */
export default function staticFirstPlugin(
  { baseUrl, generatedFilesDir, siteConfig }: LoadContext,
  { countsPageViews, inlineCss = true, searchDialog, afterPages }: StaticFirstOptions,
): Plugin {
  return {
    name: 'static-first',
    // Lightning CSS, which minifies the stylesheet, already writes it for the browsers that are
    // supported; preparing it for them a second time would add a second to every build.
    configurePostCss: (options) => ({ ...options, config: false, plugins: [] }),
    injectHtmlTags: () => ({
      headTags: announcementColours(siteConfig.themeConfig as ThemeConfig),
    }),
    async postBuild({ outDir, routes, routesPaths }) {
      const { colorMode } = siteConfig.themeConfig as ThemeConfig;
      const pages = await readPages(outDir);
      const all = [...pages.values()];
      const hasDropdowns = all.some(({ html }) => html.includes('dropdown__menu'));
      const stylesheet = await sharedStylesheet(outDir, baseUrl, all);
      const stylesOf = await pageStyles(stylesheet, all, {
        baseUrl,
        writeAsset: (name, content) => writeAsset(outDir, name, content),
        inline: inlineCss,
        addedStyles: preHydrationStyles(hasDropdowns),
      });
      const scriptsOf = await pageScripts(generatedFilesDir, routes);
      const boot = baseUrl + (await writeAsset(outDir, 'assets/js/boot.js', bootSource()));
      const workerUrl = baseUrl + (await searchWorker(outDir));
      const dialog = searchDialog({
        ...{ baseUrl, generatedFilesDir, workerUrl },
        stylesFor: (isAbout, owner) => partOfSheet(stylesheet, isAbout, owner),
      });
      const dialogUrl =
        baseUrl + (await writeAsset(outDir, `assets/js/${DIALOG_CHUNK}.js`, dialog));
      const preHydration =
        baseUrl +
        (await writeAsset(
          outDir,
          'assets/js/pre-hydration.js',
          preHydrationSource(hasDropdowns, dialogUrl),
        ));
      for (const [file, page] of pages) {
        const pathname = pagePath(file, baseUrl);
        const files = [pathname, pathname.replace(/\/$/, '')].flatMap(scriptsOf);
        await replaceFile(
          path.join(outDir, file),
          staticPage(bannerAtWrongAddress(page, baseUrl), {
            styles: stylesOf(page),
            boot,
            scripts: files.map((script) => baseUrl + script),
            preHydration,
            mayPrerender: !countsPageViews,
            hasTwoThemes: !colorMode.respectPrefersColorScheme,
          }),
        );
      }
      // Here, because plugins are called side by side after the build, and these are the pages that readers get.
      const written: WrittenBuild = {
        outDir,
        baseUrl,
        generatedDir: generatedFilesDir,
        entries: all[0]?.entries ?? [],
        pagePaths: routesPaths,
      };
      await requireNamedFiles(written);
      await Promise.all([
        requireFilesOfClient(written),
        afterPages?.({ outDir, baseUrl, siteConfig }),
      ]);
    },
  };
}
