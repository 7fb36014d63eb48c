import { test } from '@playwright/test';
import { buildNextEdition, buildUnderBasePath } from '../support/whole-builds';

for (const [what, build] of [
  ['the site under a base path', buildUnderBasePath],
  ['its next edition, with a seventh product, which is checked too,', buildNextEdition],
] as const) {
  test(`${what} is built`, async () => {
    test.setTimeout(900_000);
    await build();
  });
}
