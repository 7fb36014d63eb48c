import type { UserThemeConfig } from '@docusaurus/theme-common';
import { site } from './constants';
import { externalLinks } from './external-links';
import { products } from './products';

const productLinks = products
  .filter((product) => product['pie-de-pagina'] !== 'no')
  .map(({ clave, nombre }) => ({ label: nombre, to: `/docs/${clave}` }));

/** Columns to the products, the community and the company. */
export const footer: NonNullable<UserThemeConfig['footer']> = {
  style: 'light',
  logo: { alt: site.title, src: 'img/logo.svg', width: 24, height: 24 },
  copyright: `Copyright © ${site.copyrightYear} Delfín. Los datos de los ejemplos son de una empresa ficticia.`,
  links: [
    {
      title: 'Documentación',
      items: productLinks,
    },
    {
      title: 'Síganos',
      items: [
        { label: 'Canal de videos', href: externalLinks.video },
        { label: 'Red social', href: externalLinks.social },
        { label: 'Red de fotos', href: externalLinks.photos },
        { label: 'Microblog', href: externalLinks.microblog },
      ],
    },
    {
      title: 'Ayuda',
      items: [
        { label: 'Escríbanos por mensaje', href: externalLinks.messaging },
        { label: 'Mensajes', to: '/mensajes' },
        { label: '¿Qué reporte necesito?', to: '/que-reporte' },
        { label: 'Contacto', to: '/contacto' },
        { label: 'Aprender por rol', to: '/aprender' },
        { label: 'Glosario', to: '/glosario' },
        { label: 'Novedades', to: '/novedades' },
        { label: 'Mapa del sitio', to: '/mapa' },
        { label: 'Cómo usar esta ayuda', to: '/como-usar' },
        { label: 'Teclas de esta ayuda', to: '/como-usar#teclas' },
      ],
    },
    {
      title: 'La empresa',
      items: [
        { label: 'Sitio web', href: externalLinks.company },
        { label: 'Blog', to: '/blog' },
        { label: 'Accesibilidad', to: '/accesibilidad' },
        { label: 'Privacidad', to: '/privacidad' },
      ],
    },
  ],
};
