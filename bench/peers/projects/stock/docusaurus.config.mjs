import { sections } from './menu.mjs';

const items = sections.map(({ path, title }) => ({
  type: 'docSidebar',
  sidebarId: path,
  label: title,
}));

export default {
  title: 'Delfín',
  url: 'https://ayuda.example.com',
  baseUrl: '/',
  i18n: { defaultLocale: 'es', locales: ['es'] },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { sidebarPath: './sidebars.mjs' }, blog: false }]],
  plugins: [['docusaurus-lunr-search', { languages: ['es'] }]],
  themeConfig: { navbar: { title: 'Delfín', items } },
};
