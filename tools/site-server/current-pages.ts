import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { readSitePages, type SitePages } from './site-pages';

/** At most so often, in milliseconds, are all pages read again for one that is in none of them. */
const FRUITLESS_PAUSE = 1000;

/** The pages of a folder that may be built again while it is served. */
export interface CurrentPages {
  /** What the folder has now. While it holds no whole site: what it had before. */
  read(): Promise<SitePages>;
  /** As `read`, after somebody asked for a page of this `pageKey` that `read` does not know. */
  readAgainFor(key: string): Promise<SitePages>;
}

/** Changes with each build, which writes these two anew. */
function buildStamp(directory: string): string {
  return ['index.html', 'sitemap.xml']
    .map((file) => statSync(path.join(directory, file), { throwIfNoEntry: false }))
    .map((stats) => (stats ? `${stats.mtimeMs} ${stats.size}` : 'none'))
    .join(', ');
}

function hasFileFor(directory: string, key: string): boolean {
  // Other spellings of a path, such as one with two slashes, are no page's.
  if (key === '/404' || path.posix.normalize(key) !== key) return false;
  return ['/index.html', '.html'].some((ending) => existsSync(path.join(directory, key + ending)));
}

/**
 * Reads the pages of a built site, and again when another build or another page comes.
 *
 * @throws {ToolError} as `readSitePages`, when the site cannot be read at the start; later that is
 * written to the console, and the pages stay as they were
 */
export async function followPages(directory: string): Promise<CurrentPages> {
  let stamp = buildStamp(directory);
  let pages = await readSitePages(directory);
  let reading: Promise<SitePages> | undefined;
  let pauseEnd = 0;

  async function readNow(): Promise<SitePages> {
    stamp = buildStamp(directory);
    try {
      pages = await readSitePages(directory);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      console.warn(`The site changed and cannot be read; its pages stay as they were. ${cause}`);
    }
    return pages;
  }

  function readOnce(): Promise<SitePages> {
    reading ??= readNow().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    async read() {
      return stamp === buildStamp(directory) ? pages : readOnce();
    },
    async readAgainFor(key) {
      if (performance.now() < pauseEnd || !hasFileFor(directory, key)) return pages;
      const now = await readOnce();
      if (!now.byKey.has(key)) pauseEnd = performance.now() + FRUITLESS_PAUSE;
      return now;
    },
  };
}
