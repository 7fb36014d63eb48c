import { defineConfig, devices } from '@playwright/test';
import { BASE_PATH } from './tests/conformance/support/base-path-build';
import type { SiteOptions } from './tests/conformance/support/site';
import { installedCandidates, thisMachine } from './tools/browser';
import { BROWSER_FLAGS } from './tools/launch-browser';

const machine = thisMachine();

export default defineConfig<object, SiteOptions>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'node_modules/.cache/playwright',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // A busy machine takes its time.
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: 'node_modules/.cache/conformance/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'es-CO',
    // What a worker answers, no test sees on the network; tests/site/offline.spec.ts is about it.
    serviceWorkers: 'block',
    launchOptions: {
      // `npm test` has found or installed one; without it, an installed one or Playwright's own.
      executablePath:
        process.env.CHROME_PATH ?? installedCandidates(machine).find(machine.fileExists),
      args: BROWSER_FLAGS,
    },
  },
  projects: [
    {
      name: 'site',
      testIgnore: ['**/*.fixture.spec.ts', '**/base-path.spec.ts', '**/tests/faults/**'],
    },
    // Of the table of faults one entry for each class; the rest is `npm run faults`.
    { name: 'faults', testDir: 'tests/faults', grep: /@fast/ },
    // The rows that begin with a gesture, once more on pages that were not hydrated before it.
    { name: 'static pages', testIgnore: '**/*.fixture.spec.ts', grep: /@static/ },
    { name: 'base path build', testMatch: '**/base-path.setup.ts' },
    // What depends on the address of a page, once more on the site under a base path.
    {
      name: 'base path',
      testIgnore: '**/*.fixture.spec.ts',
      grep: /@base-path/,
      dependencies: ['base path build'],
      use: { basePath: BASE_PATH },
    },
    { name: 'fixture builds', testMatch: '**/fixture-builds.setup.ts' },
    { name: 'fixtures', testMatch: '**/*.fixture.spec.ts', dependencies: ['fixture builds'] },
  ],
});
