import { test } from '@playwright/test';
import { buildFixture, FIXTURE_NAMES } from './support/fixture-builds';

for (const name of FIXTURE_NAMES) {
  test(`fixture site ${name} is built`, async () => {
    test.setTimeout(600_000);
    await buildFixture(name);
  });
}
