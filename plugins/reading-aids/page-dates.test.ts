import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileDates } from './file-dates';
import { parseLog, readPageDates } from './page-dates';

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
    expect([...readPageDates(folder)].sort()).toEqual([
      [path.join(folder, 'a.mdx'), '2026-03-02'],
      [path.join(folder, 'b.mdx'), '2026-10-03'],
    ]);
  });

  test('the framework is told the day of a file, and none of what has none', async () => {
    const { getFileLastUpdateInfo } = fileDates([folder]);
    expect(await getFileLastUpdateInfo('b.mdx')).toMatchObject({
      timestamp: Date.parse('2026-10-03'),
    });
    expect(await getFileLastUpdateInfo('c.mdx')).toBeNull();
  });

  test('a file changed since then has no date', () => {
    writeFileSync('b.mdx', 'three');
    expect([...readPageDates(folder).keys()]).toEqual([path.join(folder, 'a.mdx')]);
  });

  test('a cut history gives no dates', () => {
    git(['clone', '--depth', '1', `file://${folder}`, 'shallow']);
    process.chdir(path.join(folder, 'shallow'));
    expect(readPageDates('.').size).toBe(0);
  });

  test('no history gives no dates', () => {
    rmSync(path.join(folder, '.git'), { recursive: true });
    expect(readPageDates(folder).size).toBe(0);
  });
});
