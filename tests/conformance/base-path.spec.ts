import path from 'node:path';
import { site } from '../../src/site/constants';
import { followAddresses } from './support/follow-addresses';
import { expect, test } from './support/site';

test('under a base path each page leads to the pages that it leads to at the root', {
  tag: '@base-path',
}, async ({ siteDir }) => {
  const atRoot = await followAddresses(path.resolve('build'), site.url);
  const under = await followAddresses(siteDir, site.url);
  expect(under.links.get('/index.html')).toContain('/docs/delfin/index.html');
  expect([...under.links.keys()].sort()).toEqual([...atRoot.links.keys()].sort());
  const different = [...under.links].filter(
    ([page, targets]) => `${targets}` !== `${atRoot.links.get(page)}`,
  );
  expect(different.map(([page]) => page)).toEqual([]);
});
