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

const { baseUrl } = siteConfig;

/** The field that the static page shows in the place of the dialog. */
function staticDialog(): HTMLDialogElement | null {
  return document.querySelector('dialog.static-search[open]');
}

/**
 * Starts the search of a reader who turned to it on the static page, which then has its files
 * travel. As a client module this runs before the page hydrates, and needs not wait for that.
 */
async function startEarly(): Promise<void> {
  const data = globalData.search?.default as SearchGlobalData;
  const { docsUrl } = fileAddresses(data, baseUrl);
  if (!document.querySelector(`link[rel=preload][href="${docsUrl}"]`)) return;
  siteSearch(data, baseUrl).load();
  const Dialog = await fetchDialog();
  const dialog = staticDialog();
  // The box of a hydrated page has taken over.
  if (!dialog || isHydrated()) return;
  openEarlyDialog(Dialog, dialog, currentProduct(location.pathname, baseUrl));
}

// The box asks for the code again, and tells the reader when it fails.
if (ExecutionEnvironment.canUseDOM) startEarly().catch(() => {});
