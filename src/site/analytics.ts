import type { PluginConfig } from '@docusaurus/types';

/** Analytics runs only where the deployment names its id; the address of the reader is anonymised. */
export function analyticsPlugins(trackingId = process.env.GTAG_ID): PluginConfig[] {
  if (!trackingId) return [];
  return [['@docusaurus/plugin-google-gtag', { trackingID: trackingId, anonymizeIP: true }]];
}
