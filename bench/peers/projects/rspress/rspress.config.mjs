import { linkMenus } from './menu.mjs';

export default {
  root: 'pages',
  title: 'Delfín',
  lang: 'es',
  outDir: 'build',
  themeConfig: linkMenus({ collapsible: true, collapsed: true }),
};
