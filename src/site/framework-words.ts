import type { Plugin } from '@docusaurus/types';

/** Words of the framework that are no good Spanish as it ships them: «Leer Más», «Enlace directo al Campos», English marks. */
const words = {
  'theme.blog.post.readMore': 'Leer más',
  'theme.common.headingLinkTitle': 'Enlace a la sección «{heading}»',
  'theme.blog.tagTitle': '{nPosts} con la etiqueta «{tagName}»',
};

/** Theme that says better some words of the classic one, after which it stands. */
export function frameworkWords(): Plugin {
  return { name: 'framework-words', getDefaultCodeTranslationMessages: async () => words };
}
