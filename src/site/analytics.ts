import type { PluginConfig } from '@docusaurus/types';

/**
 * Analytics runs only where the deployment names its id; the address of the reader is anonymised. Another service has its
 * plugin here, its call in src/browser/analytics.ts, its hosts in plugins/deferred-hydration/page-policy.ts and its setting
 * in tools/build-site.ts.
 */
export function analyticsPlugins(trackingId = process.env.GTAG_ID): PluginConfig[] {
  if (!trackingId) return [];
  return [['@docusaurus/plugin-google-gtag', { trackingID: trackingId, anonymizeIP: true }]];
}
