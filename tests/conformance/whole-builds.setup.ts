import { test } from '@playwright/test';
import { seventhProduct } from '../support/seventh-product';
import { BASE_PATH, buildUnder } from './support/base-path-build';

test('the site is built under a base path', async () => {
  test.setTimeout(900_000);
  await buildUnder(BASE_PATH);
});

test('this site with a seventh product is checked and built', async () => {
  test.setTimeout(600_000);
  await seventhProduct();
});
