import { linkMenus } from '../menu.mjs';

export default {
  title: 'Delfín',
  lang: 'es',
  srcExclude: ['node_modules/**'],
  themeConfig: { search: { provider: 'local' }, ...linkMenus({ collapsed: true }) },
};
