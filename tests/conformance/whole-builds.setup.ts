import { test } from '@playwright/test';
import { buildNextEdition, buildSeventhProduct, buildUnderBasePath } from '../support/whole-builds';

for (const [what, build] of [
  ['the site under a base path', buildUnderBasePath],
  ['the site after one edit', buildNextEdition],
  ['the site with a seventh product, which is checked too,', buildSeventhProduct],
] as const) {
  test(`${what} is built`, async () => {
    test.setTimeout(900_000);
    await build();
  });
}
