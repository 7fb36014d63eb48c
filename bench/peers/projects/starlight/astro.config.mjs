import starlight from '@astrojs/starlight';
import { linkMenus } from './menu.mjs';

const menus = linkMenus();
// A group of Starlight has no page of its own, so its page is its first entry.
const entry = ({ text: label, link, items }) =>
  items
    ? { label, collapsed: true, items: [{ label, link }, ...items.map(entry)] }
    : { label, link };
const sidebar = menus.nav.map((own) => entry({ ...own, items: menus.sidebar[own.link] }));

export default {
  site: 'https://ayuda.example.com',
  integrations: [
    starlight({ title: 'Delfín', locales: { root: { label: 'Español', lang: 'es' } }, sidebar }),
  ],
};
