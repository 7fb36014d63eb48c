import path from 'node:path';
import type { Config } from '@docusaurus/types';

/** A few documents with what the documentation of the real site has: groups, and pages shown as cards. */
const config: Config = {
  title: 'Sitio pequeño',
  url: 'https://fixture.example.com',
  baseUrl: '/',
  i18n: { defaultLocale: 'es', locales: ['es'] },
  plugins: [
    [
      path.resolve('plugins/docs/index.ts'),
      { routeBasePath: 'docs', sidebarPath: path.join(__dirname, 'sidebars.ts') },
    ],
    '@docusaurus/plugin-content-pages',
  ],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: { navbar: { items: [{ to: '/docs/caja', label: 'Caja' }] } },
};

export default config;
