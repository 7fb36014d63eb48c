import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hasWholeHistory } from './file-history';

const cwd = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'history-'));

afterAll(() => {
  process.chdir(cwd);
  rmSync(folder, { recursive: true });
});

it('tells a whole history from none and from one that was cut', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], {
      stdio: 'ignore',
    });
  process.chdir(folder);
  expect(hasWholeHistory()).toBe(false);
  git('init');
  for (const text of ['one', 'two']) {
    writeFileSync('page.mdx', text);
    git('add', '.');
    git('commit', '-m', `Write ${text}`);
  }
  expect(hasWholeHistory()).toBe(true);
  git('clone', '--depth', '1', `file://${folder}`, 'cut');
  process.chdir('cut');
  expect(hasWholeHistory()).toBe(false);
});
