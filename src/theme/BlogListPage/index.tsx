// The theme's list of posts begins with the first of them: here the page says first, in a heading, what it is. The list
// stands inside the theme's layout, where a wrapper does not reach.
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import StructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The lists of the blog, and its feeds, which are files. */
function OtherLists(): ReactNode {
  const blog = useBaseUrl('/blog');
  return (
    <p>
      <Link to="/blog/archive">Archivo</Link> · <Link to="/blog/tags">Etiquetas</Link> ·{' '}
      <Link to="/blog/authors">Autores</Link> · <a href={`${blog}/rss.xml`}>RSS</a> ·{' '}
      <a href={`${blog}/atom.xml`}>Atom</a>
    </p>
  );
}

/** The posts of the blog, newest first. */
export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  const { blogTitle, blogDescription } = metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={blogTitle} description={blogDescription} />
      <StructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className="blog-inicio">
          <Heading as="h1">{blogTitle}</Heading>
          <p>{blogDescription}</p>
          <OtherLists />
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
