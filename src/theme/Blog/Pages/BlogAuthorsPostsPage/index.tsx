// Wraps the page of an author, which the framework gives no description.
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import Original from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type { ReactNode } from 'react';

export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata description={props.author.description} />
    </>
  );
}
