import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { getVcsPreset } from '@docusaurus/utils';

/** Whether git has all commits: of a cut history the framework would take wrong dates, and without one it stops. */
export function hasWholeHistory(): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}

const preset = getVcsPreset(hasWholeHistory() ? 'git-eager' : 'disabled');

/** What the framework knows of changes of files, which it asks of git once for all. */
export const fileHistory: typeof preset = {
  ...preset,
  // The sitemap asks by paths from the site's folder, of which the preset knows none.
  getFileLastUpdateInfo: (file) => preset.getFileLastUpdateInfo(path.resolve(file)),
};

/** Day (AAAA-MM-DD) on which a file was last changed; undefined when it is not known. */
export async function dayOfChange(file: string): Promise<string | undefined> {
  const change = await fileHistory.getFileLastUpdateInfo(file);
  return change ? new Date(change.timestamp).toISOString().slice(0, 10) : undefined;
}
