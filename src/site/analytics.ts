import type { PluginConfig } from '@docusaurus/types';

/** What a page may ask of other hosts, by directive of its policy. */
export interface Hosts {
  script: readonly string[];
  image: readonly string[];
  connect: readonly string[];
}

/** A service that is told what readers do, where the deployment names its id. */
interface AnalyticsService {
  /** The name by which /privacidad asks for it. */
  name: string;
  /** The environment variable with the id. */
  setting: string;
  plugin: (id: string) => PluginConfig;
  /** The host of its script, and all hosts that this needs. */
  scriptHost: string;
  hosts: Hosts;
}

/** All services that a deployment may turn on. What they are told in the browser is in src/browser/analytics.ts. */
export const analyticsServices: readonly AnalyticsService[] = [
  {
    name: 'analytics',
    setting: 'GTAG_ID',
    // The address of the reader is anonymised.
    plugin: (id) => ['@docusaurus/plugin-google-gtag', { trackingID: id, anonymizeIP: true }],
    scriptHost: 'www.googletagmanager.com',
    // https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics
    hosts: {
      script: ['https://*.googletagmanager.com'],
      image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      connect: [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
    },
  },
];

/** Those that this build has, with the id of each. */
export const analyticsOfBuild = analyticsServices.flatMap((service) => {
  const id = process.env[service.setting];
  return id ? [{ ...service, id }] : [];
});
