// Wraps the list of the tags of the blog, which the framework gives no description.
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogTagsListPage';
import Original from '@theme-original/BlogTagsListPage';
import type { ReactNode } from 'react';

export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata description="Todas las etiquetas del blog de Delfín, con el número de publicaciones de cada una." />
    </>
  );
}
