import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inScratchFolder } from '../../tests/support/scratch-folder';
import { hasWholeHistory } from './file-history';

const folder = inScratchFolder('history');

it('tells a whole history from none and from one that was cut', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], {
      stdio: 'ignore',
    });
  expect(hasWholeHistory()).toBe(false);
  git('init');
  for (const text of ['one', 'two']) {
    writeFileSync('page.mdx', text);
    git('add', '.');
    git('commit', '-m', `Write ${text}`);
  }
  expect(hasWholeHistory()).toBe(true);
  git('clone', '--depth', '1', `file://${folder()}`, 'cut');
  process.chdir('cut');
  expect(hasWholeHistory()).toBe(false);
});
