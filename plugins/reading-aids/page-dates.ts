import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Days (AAAA-MM-DD) on which files were last changed, by path from the root of the repository. */
export type PageDates = ReadonlyMap<string, string>;

const none: PageDates = new Map();

function git(...args: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/**
 * Reads a log of `--format=%x00%cs --name-only`, newest commit first: the first time a file is
 * named is its last change.
 */
export function parseLog(log: string): PageDates {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!dates.has(file)) dates.set(file, day);
  }
  return dates;
}

/**
 * When each file of some folders was last changed, asked of git once for all of them. A file with
 * changes that are not committed yet has no date, and neither has any file where the history is
 * missing or cut (an archive, a shallow clone): no date rather than a wrong one.
 */
export function readPageDates(folders: readonly string[]): PageDates {
  try {
    // One question for both: each is a copy of this whole process.
    const [isShallow, root = ''] = git('rev-parse', '--is-shallow-repository', '--show-cdup').split(
      '\n',
    );
    if (isShallow !== 'false') return none;
    const log = git('log', '--format=%x00%cs', '--name-only', '--', ...folders);
    const dates = new Map(parseLog(log));
    for (const file of git('diff', '--name-only', 'HEAD', '--', ...folders).split('\n')) {
      dates.delete(file);
    }
    return new Map([...dates].map(([file, day]) => [path.resolve(root, file), day]));
  } catch {
    return none;
  }
}
