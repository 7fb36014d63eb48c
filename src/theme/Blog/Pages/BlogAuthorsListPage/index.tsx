// Wraps the list of the authors of the blog, which the framework gives no description.
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import Original from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type { ReactNode } from 'react';

export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata description="Quiénes escriben el blog de Delfín." />
    </>
  );
}
