// Replaces the theme's six tags for crawlers of hosted search, which this site's own index (plugins/search) does not read.
// Lists that the framework gives no description get theirs here, the one part that each of them draws in its head.
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/SearchMetadata';
import type { ReactNode } from 'react';

const descriptions: Readonly<Record<string, string>> = {
  doc_tags_list: 'Todas las etiquetas de la ayuda de Delfín, con el número de páginas de cada una.',
  blog_tags_list:
    'Todas las etiquetas del blog de Delfín, con el número de publicaciones de cada una.',
  blog_authors_list: 'Quiénes escriben el blog de Delfín.',
};

export default function SearchMetadata({ tag = '' }: Props): ReactNode {
  const description = descriptions[tag];
  return description && <PageMetadata description={description} />;
}
