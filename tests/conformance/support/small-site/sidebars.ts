import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  caja: [
    'caja',
    {
      type: 'category',
      label: 'Ventas',
      link: { type: 'doc', id: 'ventas/index' },
      items: ['ventas/contado'],
    },
    {
      type: 'category',
      label: 'Preguntas',
      link: { type: 'generated-index', slug: '/category/preguntas' },
      items: ['preguntas/cierre'],
    },
  ],
  otra: ['otra'],
};

export default sidebars;
