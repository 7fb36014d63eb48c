import { test } from '@playwright/test';
import { buildSeventhProduct } from '../support/seventh-product';
import { buildUnderBasePath } from './support/base-path-build';

test('the site is built under a base path', async () => {
  test.setTimeout(900_000);
  await buildUnderBasePath();
});

test('this site with a seventh product is checked and built', async () => {
  test.setTimeout(600_000);
  await buildSeventhProduct();
});
