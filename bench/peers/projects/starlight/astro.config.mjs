import starlight from '@astrojs/starlight';
import { sections } from './menu.mjs';

const sidebar = sections.map(({ title, path }) => ({
  label: title,
  items: [{ autogenerate: { directory: `docs/${path}`, collapsed: true } }],
}));

export default {
  site: 'https://ayuda.example.com',
  integrations: [
    starlight({ title: 'Delfín', locales: { root: { label: 'Español', lang: 'es' } }, sidebar }),
  ],
};
