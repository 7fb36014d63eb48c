import type { Config } from '@docusaurus/types';
import { products } from './sidebars';

/**
 * Docusaurus as its documentation sets it up, without any plugin of ours; `STOCK_BUNDLER` chooses
 * between `webpack` and `faster`.
 */
const config: Config = {
  title: 'Delfín',
  url: 'https://ayuda.example.com',
  baseUrl: '/',
  titleDelimiter: '|',
  i18n: { defaultLocale: 'es', locales: ['es'] },
  future: { v4: true, faster: process.env.STOCK_BUNDLER === 'faster' },
  // The exported pages link to some that only our plugins make; the checks run all the same.
  onBrokenLinks: 'warn',
  plugins: [
    ['@docusaurus/plugin-content-docs', { sidebarPath: './sidebars.ts', breadcrumbs: true }],
    ['@docusaurus/plugin-content-blog', { blogSidebarCount: 'ALL' }],
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-sitemap',
  ],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: {
    docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
    navbar: {
      title: 'Delfín',
      items: products.map((product) => ({
        type: 'docSidebar',
        sidebarId: product,
        label: product,
      })),
    },
  },
};

export default config;
