import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeFiles } from '../tests/support/write-files';
import { installedBrowsers } from './browser';

it('looks for browsers in the path, the one without a window first', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'browsers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFiles(folder, { chromium: '', 'chromium-headless-shell': '', other: '' });
  const [first, second] = ['chromium-headless-shell', 'chromium'].map((name) =>
    path.join(folder, name),
  );
  expect(installedBrowsers({ PATH: folder }).slice(0, 2)).toEqual([first, second]);
  // None in the place of the one that is asked for.
  expect(installedBrowsers({ PATH: folder, CHROME_PATH: '/opt/chrome' })).toEqual(['/opt/chrome']);
});
