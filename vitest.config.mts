import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: { '@site': fileURLToPath(new URL('.', import.meta.url)) },
  },
  test: {
    include: ['{src,plugins,tools,bench,tests}/**/*.test.{ts,tsx}'],
    // Loading the same modules anew for each of a hundred files is three quarters of all the work.
    // A test that changes a global gives it back.
    isolate: false,
    // A busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/tests/unit.json' }]],
  },
});
