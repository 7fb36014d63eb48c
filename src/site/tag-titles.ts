import type { Plugin } from '@docusaurus/types';

/** After the theme, whose titles of the pages of a tag quote as English does: the name stands in Spanish marks. */
export function tagTitles(): Plugin {
  return {
    name: 'tag-titles',
    getDefaultCodeTranslationMessages: async () => ({
      'theme.blog.tagTitle': '{nPosts} con la etiqueta «{tagName}»',
      'theme.docs.tagDocListPageTitle': '{nDocsTagged} con «{tagName}»',
    }),
  };
}
