// Replaces the archive of the blog, whose banner is of no other page, whose headings skip a level, and whose description
// only repeats its title.
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import PageTrail from '@site/src/components/PageTrail';
import { groupBy } from '@site/src/text/group-by';
import type { Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

const TITLE = 'Archivo';
const DESCRIPTION = 'Todas las publicaciones del blog, por año.';
const ABOVE = [
  { name: 'Inicio', url: '/' },
  { name: 'Blog', url: '/blog' },
];

export default function BlogArchivePage({ archive }: Props): ReactNode {
  const format = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  const years = groupBy(archive.blogPosts, ({ metadata }) => String(metadata.date).slice(0, 4));
  return (
    <>
      <PageMetadata title={TITLE} description={DESCRIPTION} />
      <Layout>
        <main className="container etiquetadas">
          <PageTrail above={ABOVE}>{TITLE}</PageTrail>
          <header>
            <Heading as="h1">{TITLE}</Heading>
            <p>{DESCRIPTION}</p>
          </header>
          {[...years].map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul>
                {posts.map(({ metadata: { permalink, date, title, description } }) => (
                  <li key={permalink}>
                    <Link to={permalink}>{title}</Link>
                    <p>
                      {format.format(new Date(date))}. {description}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
