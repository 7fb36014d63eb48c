// The theme lists the pages of a tag one under the other, and the largest has 149. Here they stand by product and
// section, with how many each has; a wrapper could not part the list.
import Link from '@docusaurus/Link';
import type { PropSidebarItem, PropTagDocListDoc } from '@docusaurus/plugin-content-docs';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import products from '@generated/facts/default/products.json';
import type { Props } from '@theme/DocTagDocListPage';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

type Pages = readonly PropTagDocListDoc[];

/** Pages of a product under the sections of its sidebar, in their order; first those that stand in none. */
function bySection(pages: Pages, sidebar: readonly PropSidebarItem[]) {
  const sections = sidebar.flatMap((item) => {
    if (item.type !== 'category') return [];
    const { label, href } = item;
    const own = pages.filter(({ permalink }) => href && permalink.startsWith(href));
    return [{ title: label, pages: own }];
  });
  const placed = sections.flatMap((section) => section.pages);
  const loose = pages.filter((page) => !placed.includes(page));
  return [{ title: '', pages: loose }, ...sections].filter((section) => section.pages.length > 0);
}

/** The pages of a tag. */
export default function DocTagDocListPage({ tag }: Props): ReactNode {
  const { docsSidebars } = useDocsVersion();
  const counted =
    tag.count === 1 ? 'Un documento etiquetado' : `${tag.count} documentos etiquetados`;
  const title = `${counted} con «${tag.label}»`;
  const tagged = products
    .map((product) => ({
      ...product,
      pages: tag.items.filter(({ id }) => id.split('/')[0] === product.id),
    }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <>
      <PageMetadata title={title} description={tag.description} />
      <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
        <main className="container etiquetadas">
          <header>
            <Heading as="h1">{title}</Heading>
            {tag.description && <p>{tag.description}</p>}
            <Link to={tag.allTagsPath}>Ver todas las etiquetas</Link>
          </header>
          {tagged.map(({ id: product, label, pages }) => (
            <section key={product} data-producto={product}>
              <Heading as="h2">
                {label} <small>{pages.length}</small>
              </Heading>
              {bySection(pages, docsSidebars[product] ?? []).map((section) => (
                <div key={section.title}>
                  {section.title && (
                    <Heading as="h3">
                      {section.title} <small>{section.pages.length}</small>
                    </Heading>
                  )}
                  <ul>
                    {section.pages.map(({ id, permalink, title: name, description }) => (
                      <li key={id}>
                        <Link to={permalink}>{name}</Link>
                        {description && <p>{description}</p>}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </section>
          ))}
        </main>
      </HtmlClassNameProvider>
    </>
  );
}
