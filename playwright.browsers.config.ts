import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { ENGINES } from './tests/browsers/engines';
import type { EngineOption } from './tests/browsers/journey';

/** The same journeys in every engine; `npm run check:browsers` sees first that each is there. */
export default defineConfig<object, EngineOption>({
  testDir: 'tests/browsers',
  testMatch: '**/*.journey.ts',
  outputDir: config.outputDir,
  fullyParallel: true,
  forbidOnly: config.forbidOnly,
  workers: 2,
  timeout: 60_000,
  reporter: [['./tests/browsers/table-reporter.ts']],
  projects: ENGINES.map((engine) => ({ name: engine, use: { engine } })),
});
