import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import { isHydrated } from '../../../src/browser/hydration';
import type { SearchGlobalData } from '../engine/types';
import { fileAddresses } from './addresses';
import { currentProduct } from './current-product';
import { fetchDialog } from './dialog-code';
import { openEarlyDialog } from './early-dialog';
import { siteSearch } from './site-search';
import { isFollowed, staticDialog } from './static-field';

const { baseUrl } = siteConfig;

/**
 * Starts the search of a reader who turned to it on the static page, whose files may
 * travel already. As a client module this runs before the page hydrates, and needs not wait for that.
 */
async function startEarly(): Promise<void> {
  const data = globalData.search?.default as SearchGlobalData;
  const { docsUrl } = fileAddresses(data, baseUrl);
  const isAsked = staticDialog() ?? document.querySelector(`link[rel=preload][href="${docsUrl}"]`);
  if (!isAsked) return;
  siteSearch(data, baseUrl).load();
  const Dialog = await fetchDialog();
  const dialog = staticDialog();
  // Where the box has taken over there would be two.
  if (!dialog || isHydrated() || isFollowed(dialog)) return;
  openEarlyDialog(Dialog, dialog, currentProduct(location.pathname, baseUrl));
}

// The box asks for the code again, and tells the reader when it fails.
if (ExecutionEnvironment.canUseDOM) startEarly().catch(() => {});
