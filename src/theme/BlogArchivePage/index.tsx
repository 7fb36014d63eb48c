// Replaces the archive of the blog, whose headings skip a level, and whose description only repeats its title.
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

const TITLE = 'Archivo';
const DESCRIPTION = 'Todas las publicaciones del blog, por año.';

type Post = Props['archive']['blogPosts'][number];

/** The posts of each year, newest first. */
function byYear(posts: readonly Post[]): [string, Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const [year = ''] = String(post.metadata.date).split('-');
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

function Year({ year, posts }: { readonly year: string; readonly posts: readonly Post[] }) {
  const format = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul>
        {posts.map(({ metadata: { permalink, date, title } }) => (
          <li key={permalink}>
            <Link to={permalink}>
              {format.format(new Date(date))} - {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export default function BlogArchivePage({ archive }: Props): ReactNode {
  return (
    <>
      <PageMetadata title={TITLE} description={DESCRIPTION} />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">{TITLE}</Heading>
          <p>{DESCRIPTION}</p>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <Year key={year} year={year} posts={posts} />
          ))}
        </main>
      </Layout>
    </>
  );
}
