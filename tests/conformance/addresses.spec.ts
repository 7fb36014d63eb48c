import { site } from '../../src/site/constants';
import { followAddresses } from './support/follow-addresses';
import { expect, test } from './support/site';

test('R-ERR-07 in our own content no link, anchor, image or other address is broken', {
  tag: '@base-path',
}, async ({ siteDir }) => {
  const { broken } = await followAddresses(siteDir, site.url);
  expect(broken).toEqual([]);
});
