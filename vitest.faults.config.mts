import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The groups of the table of faults that need no browser, those that take long among them. */
export default defineConfig({
  resolve: {
    alias: { '@site': fileURLToPath(new URL('.', import.meta.url)) },
  },
  test: {
    include: ['tests/faults/*.{test,slow}.ts'],
    testTimeout: 120_000,
    // Load is measured, so nothing else runs beside it.
    fileParallelism: false,
  },
});
