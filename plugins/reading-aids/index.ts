import type { Plugin } from '@docusaurus/types';

/** Words of the framework that are no good Spanish as it ships them: «Leer Más», «Enlace directo al Campos». */
const words = {
  'theme.blog.post.readMore': 'Leer más',
  'theme.common.headingLinkTitle': 'Enlace a la sección «{heading}»',
};

/** Docusaurus plugin: brings to every page the code that copies menu paths and section links, opens folds for addresses and for paper, notes the page that was left, and numbers links on paper. */
export default function readingAidsPlugin(): Plugin {
  return {
    name: 'reading-aids',
    getDefaultCodeTranslationMessages: async () => words,
    getClientModules: () => [
      './client/copy-on-click',
      './client/open-folds',
      './client/page-left',
      './client/links-on-paper',
    ],
  };
}
