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

/** The posts of each year, newest year first. */
function byYear(posts: readonly Post[]): [string, Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const [year = ''] = String(post.metadata.date).split('-');
    years.set(year, [post, ...(years.get(year) ?? [])]);
  }
  return [...years];
}

function Year({ year, posts }: { readonly year: string; readonly posts: readonly Post[] }) {
  const format = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <div className="col col--4 margin-vert--lg">
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
    </div>
  );
}

export default function BlogArchivePage({ archive }: Props): ReactNode {
  return (
    <>
      <PageMetadata title={TITLE} description={DESCRIPTION} />
      <Layout>
        <header className="hero hero--primary">
          <div className="container">
            <Heading as="h1" className="hero__title">
              {TITLE}
            </Heading>
            <p className="hero__subtitle">{DESCRIPTION}</p>
          </div>
        </header>
        <main>
          <section className="margin-vert--lg container row">
            {byYear(archive.blogPosts).map(([year, posts]) => (
              <Year key={year} year={year} posts={posts} />
            ))}
          </section>
        </main>
      </Layout>
    </>
  );
}
