import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** The whole table of faults, of which `npm test` runs the entries that stand for their class. */
export default defineConfig({
  ...config,
  testDir: 'tests/faults',
  // A client that never comes is waited for, and then the page that its reader goes to instead.
  timeout: 60_000,
  reporter: [['line'], ['json', { outputFile: 'node_modules/.cache/faults/browser.json' }]],
  projects: [{ name: 'faults' }],
});
