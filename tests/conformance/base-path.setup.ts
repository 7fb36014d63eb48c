import { test } from '@playwright/test';
import { BASE_PATH, buildUnder } from './support/base-path-build';

test('the site is built under a base path', async () => {
  test.setTimeout(900_000);
  await buildUnder(BASE_PATH);
});
