import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** What is asked of every page one by one, which takes too long for `npm test`. */
export default defineConfig({
  ...config,
  testMatch: '**/*.every-page.ts',
  // A page of a thousand rows is read four times.
  timeout: 120_000,
  reporter: [['line']],
  projects: [{ name: 'every page' }],
});
