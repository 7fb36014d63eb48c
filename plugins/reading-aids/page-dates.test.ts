import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocusaurusConfig, RouteConfig } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileDates } from './file-dates';
import { parseLog, readPageDates } from './page-dates';
import { DATED_FOLDERS, datedSitemap } from './sitemap-dates';

test('the first commit of the log that names a file is its last change', () => {
  const log = '\x002026-10-03\n\ndocs/a.mdx\n\x002026-09-01\n\ndocs/a.mdx\ndocs/ñ.mdx\n';
  expect([...parseLog(log)]).toEqual([
    ['docs/a.mdx', '2026-10-03'],
    ['docs/ñ.mdx', '2026-09-01'],
  ]);
});

describe('in a repository', () => {
  const cwd = process.cwd();
  let folder: string;

  function git(args: string[], day = '2026-03-02'): void {
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], {
      cwd: folder,
      env: {
        ...process.env,
        GIT_AUTHOR_DATE: `${day}T12:00:00Z`,
        GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
      },
      stdio: 'ignore',
    });
  }

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'dates-')));
    process.chdir(folder);
    git(['init']);
    writeFileSync('a.mdx', 'one');
    writeFileSync('b.mdx', 'one');
    git(['add', '.']);
    git(['commit', '-m', 'Add two pages']);
    writeFileSync('b.mdx', 'two');
    git(['commit', '-am', 'Change one'], '2026-10-03');
  });

  afterEach(() => {
    process.chdir(cwd);
    rmSync(folder, { recursive: true });
  });

  test('each file has the day of the last commit that changed it', () => {
    expect([...readPageDates([folder])].sort()).toEqual([
      [path.join(folder, 'a.mdx'), '2026-03-02'],
      [path.join(folder, 'b.mdx'), '2026-10-03'],
    ]);
  });

  test('the framework is told the day of a file, and none of what has none', async () => {
    const { getFileLastUpdateInfo } = fileDates(readPageDates([folder]));
    expect(await getFileLastUpdateInfo('b.mdx')).toMatchObject({
      timestamp: Date.parse('2026-10-03'),
    });
    expect(await getFileLastUpdateInfo('c.mdx')).toBeNull();
  });

  test('a file changed since then has no date', () => {
    writeFileSync('b.mdx', 'three');
    expect([...readPageDates([folder]).keys()]).toEqual([path.join(folder, 'a.mdx')]);
  });

  test('a cut history gives no dates', () => {
    git(['clone', '--depth', '1', `file://${folder}`, 'shallow']);
    process.chdir(path.join(folder, 'shallow'));
    expect(readPageDates(['.']).size).toBe(0);
  });

  test('no history gives no dates', () => {
    rmSync(path.join(folder, '.git'), { recursive: true });
    expect(readPageDates([folder]).size).toBe(0);
  });

  describe('the sitemap', () => {
    const siteConfig = { url: 'https://example.com', baseUrl: '/ayuda/' } as DocusaurusConfig;

    /** What the framework says of pages by itself: the day of their file. */
    function days(
      routes: readonly RouteConfig[],
      files: Readonly<Record<string, string>> = {},
    ): Promise<[string, string | null | undefined][]> {
      const ofFacts = new Map([['mensajes/dlf-1', 'data/mensajes/uno.yaml']]);
      const create = datedSitemap(readPageDates(DATED_FOLDERS), () => ofFacts);
      const items = routes.map(({ path: address }) => ({
        url: `https://example.com${address}`,
        lastmod: files[address] ?? null,
      }));
      const made = create({
        routes: [...routes],
        siteConfig,
        defaultCreateSitemapItems: async () => items,
      });
      return made.then((dated) =>
        dated.map(({ url, lastmod }) => [new URL(url).pathname, lastmod]),
      );
    }

    function route(address: string, more: Partial<RouteConfig> = {}): RouteConfig {
      return { path: `/ayuda/${address}`, component: '@theme/Page', ...more };
    }

    beforeEach(() => {
      for (const dir of ['blog', 'data/mensajes', 'docs', 'plugins/search/theme', 'src/pages']) {
        mkdirSync(dir, { recursive: true });
      }
      writeFileSync('blog/uno.mdx', '1');
      writeFileSync('data/mensajes/uno.yaml', '1');
      writeFileSync('data/mensajes/dos.yaml', '1');
      git(['add', '.']);
      git(['commit', '-m', 'Add the site'], '2026-04-01');
      writeFileSync('data/mensajes/dos.yaml', '2');
      writeFileSync('blog/dos.mdx', '2');
      git(['add', '.']);
      git(['commit', '-m', 'Change it'], '2026-05-01');
    });

    test('has for each page the day of the newest thing that it is made of', async () => {
      const posts = (...names: string[]) => ({
        modules: {
          items: names.map((name) => ({
            content: { __import: true as const, path: `@site/blog/${name}.mdx` },
          })),
        },
      });
      const docs = { '/ayuda/docs/a': '2026-02-01', '/ayuda/docs/b': '2026-03-01' };
      const file = { metadata: { sourceFilePath: 'docs/a.mdx' } };
      expect(
        await days(
          [
            route('mensajes'),
            route('mensajes/dlf-1'),
            route('blog/tags'),
            route('blog/tags/caja', posts('uno')),
            route('blog/authors/ana', posts('uno', 'dos')),
            route('docs/a', file),
            route('docs/b', file),
            route('docs/tags/caja', {
              props: { tag: { items: [{ permalink: '/ayuda/docs/a' }] } },
            }),
            route('docs/tags', {
              props: { tags: [{ permalink: '/ayuda/docs/tags/caja' }] },
            }),
          ],
          docs,
        ),
      ).toEqual([
        ['/ayuda/mensajes', '2026-05-01'],
        ['/ayuda/mensajes/dlf-1', '2026-04-01'],
        ['/ayuda/blog/tags', '2026-05-01'],
        ['/ayuda/blog/tags/caja', '2026-04-01'],
        ['/ayuda/blog/authors/ana', '2026-05-01'],
        ['/ayuda/docs/a', '2026-02-01'],
        ['/ayuda/docs/b', '2026-03-01'],
        ['/ayuda/docs/tags/caja', '2026-02-01'],
        ['/ayuda/docs/tags', '2026-02-01'],
      ]);
    });

    test('has no day for a page when one of its parts has none', async () => {
      writeFileSync('data/mensajes/tres.yaml', 'new');
      expect(await days([route('mensajes')])).toEqual([['/ayuda/mensajes', null]]);
    });

    test('says which page nothing is known of', async () => {
      await expect(days([route('nueva')])).rejects.toThrow(/ayuda\/nueva: nothing says/);
    });
  });
});
