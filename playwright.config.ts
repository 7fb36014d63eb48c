import { defineConfig, devices } from '@playwright/test';
import type { SiteOptions } from './tests/conformance/support/site';
import { BASE_PATH } from './tests/support/whole-builds';
import { installedBrowsers } from './tools/browser';
import { BROWSER_FLAGS } from './tools/launch-browser';

/** What `npm test` leaves to `npm run test:all`, by tag or by the name of the file. */
const NIGHTLY = /@nightly|\.nightly\./;

export default defineConfig<object, SiteOptions>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'node_modules/.cache/playwright',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only at its second try is told and counted by the reporter.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  // A busy machine takes its time.
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['./tests/support/rows-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'es-CO',
    // What a worker answers, no test sees on the network; tests/site/offline.spec.ts is about it.
    serviceWorkers: 'block',
    launchOptions: {
      // `npm test` has found or installed one; without it, an installed one or Playwright's own.
      executablePath: installedBrowsers()[0],
      args: BROWSER_FLAGS,
    },
  },
  projects: [
    { name: 'fixture builds', testMatch: '**/fixture-builds.setup.ts' },
    {
      name: 'site',
      testIgnore: ['**/*.fixture.spec.ts', '**/base-path.spec.ts'],
      grepInvert: NIGHTLY,
    },
    // The rows that begin with a gesture, once more on pages that were not hydrated before it.
    {
      name: 'static pages',
      testIgnore: '**/*.fixture.spec.ts',
      grep: /@static/,
      grepInvert: NIGHTLY,
    },
    {
      name: 'fixtures',
      testMatch: '**/*.fixture.spec.ts',
      grepInvert: NIGHTLY,
      dependencies: ['fixture builds'],
    },

    // From here on, `npm run test:all`.
    { name: 'whole builds', testMatch: '**/whole-builds.setup.ts' },
    {
      name: 'nightly',
      testIgnore: '**/base-path.spec.ts',
      grep: NIGHTLY,
      dependencies: ['fixture builds', 'whole builds'],
    },
    // What depends on the address of a page, once more on the whole site under a base path.
    {
      name: 'base path',
      testIgnore: '**/*.fixture.spec.ts',
      grep: /@base-path/,
      dependencies: ['whole builds'],
      use: { basePath: BASE_PATH },
    },
    { name: 'every page', testMatch: '**/*.every-page.ts', timeout: 120_000 },
  ],
});
