import type { PluginConfig } from '@docusaurus/types';

/** All services that a deployment may turn on. What they are told in the browser is in src/browser/analytics.ts. */
export const analyticsServices = [
  {
    /** The name by which /privacidad asks for it. */
    name: 'analytics',
    /** The environment variable with its id. */
    setting: 'GTAG_ID',
    // The address of the reader is anonymised.
    plugin: (id: string): PluginConfig => [
      '@docusaurus/plugin-google-gtag',
      { trackingID: id, anonymizeIP: true },
    ],
    /** The host of its script. All hosts that this needs follow, by directive of a page's policy. */
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

/** What a page may ask of other hosts, by directive of its policy. */
export type Hosts = (typeof analyticsServices)[number]['hosts'];

/** Those that this build has, with the id of each. */
export const analyticsOfBuild = analyticsServices.flatMap((service) => {
  const id = process.env[service.setting];
  return id ? [{ ...service, id }] : [];
});
