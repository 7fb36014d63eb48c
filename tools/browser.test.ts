import path from 'node:path';
import { expect, it } from 'vitest';
import { inScratchFolder } from '../tests/support/scratch-folder';
import { writeFiles } from '../tests/support/write-files';
import { installedBrowsers } from './browser';

const folder = inScratchFolder('browsers');

it('looks for browsers in the path, the one without a window first', async () => {
  await writeFiles('.', { chromium: '', 'chromium-headless-shell': '', other: '' });
  const files = ['chromium-headless-shell', 'chromium'].map((name) => path.join(folder(), name));
  expect(installedBrowsers({ PATH: folder() }).slice(0, 2)).toEqual(files);
  // None in the place of the one that is asked for.
  expect(installedBrowsers({ PATH: folder(), CHROME_PATH: '/opt/chrome' })).toEqual([
    '/opt/chrome',
  ]);
});
