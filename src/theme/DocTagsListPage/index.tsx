// Wraps the list of the tags of the documentation, which the framework gives no description.
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocTagsListPage';
import Original from '@theme-original/DocTagsListPage';
import type { ReactNode } from 'react';

export default function DocTagsListPage(props: Props): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata description="Todas las etiquetas de la ayuda de Delfín, con el número de páginas de cada una." />
    </>
  );
}
