import { defineConfig, devices } from '@playwright/test';
import { installedCandidates, thisMachine } from './tools/browser';
import { BROWSER_FLAGS } from './tools/launch-browser';

const machine = thisMachine();

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'node_modules/.cache/playwright',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['dot'], ['json', { outputFile: 'node_modules/.cache/conformance/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'es-CO',
    launchOptions: {
      // `npm test` has found or installed one; without it, an installed one or Playwright's own.
      executablePath:
        process.env.CHROME_PATH ?? installedCandidates(machine).find(machine.fileExists),
      args: BROWSER_FLAGS,
    },
  },
  projects: [
    { name: 'site', testIgnore: '**/*.fixture.spec.ts' },
    // The rows that begin with a gesture, once more on pages whose client was not woken before it.
    { name: 'at rest', testIgnore: '**/*.fixture.spec.ts', grep: /@at-rest/ },
    { name: 'fixture builds', testMatch: '**/*.setup.ts' },
    { name: 'fixtures', testMatch: '**/*.fixture.spec.ts', dependencies: ['fixture builds'] },
  ],
});
