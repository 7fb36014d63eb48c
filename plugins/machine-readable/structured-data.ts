import type { FAQPage, HowTo, Question, TechArticle } from 'schema-dts';
import type { DocPage } from '../../src/built-pages/doc-page';
import type { DocSection } from '../../src/built-pages/doc-text';
import type { ProductPages } from './markdown-file';

/** What the theme writes of the way to a page. */
const BREADCRUMBS =
  /<script[^>]*type="?application\/ld\+json"?[^>]*>(\{"@context":"https:\/\/schema\.org","@type":"BreadcrumbList"[\s\S]*?)<\/script>/;

/** The page of a product, where the way to its pages begins. */
export interface TrailRoot {
  name: string;
  url: string;
}

/** A page as what it is to a search engine: a technical article about a version of a program. */
export function article(
  page: Pick<DocPage, 'title' | 'description' | 'url'>,
  { product, release }: Pick<ProductPages, 'product' | 'release'>,
): TechArticle {
  return {
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url: page.url,
    inLanguage: 'es',
    about: {
      '@type': 'SoftwareApplication',
      name: product.nombre,
      softwareVersion: release.version,
    },
  };
}

/** The steps of a page, when it has any: those of its first task of more than one. */
function howTo({ title }: DocPage, tasks: readonly DocSection[]): HowTo[] {
  const steps = tasks.find((section) => section.steps.length > 1)?.steps ?? [];
  if (steps.length === 0) return [];
  return [
    {
      '@type': 'HowTo',
      name: title,
      step: steps.map((text) => ({ '@type': 'HowToStep', text })),
    },
  ];
}

/** What a section answers: its text, and its steps by number. */
export function answerOf({ text, steps }: DocSection): string {
  return [text, ...steps.map((step, place) => `${place + 1}. ${step}`)].filter(Boolean).join('\n');
}

function questions(sections: readonly DocSection[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: sections.map(
      (section): Question => ({
        '@type': 'Question',
        name: section.title,
        acceptedAnswer: { '@type': 'Answer', text: answerOf(section) },
      }),
    ),
  };
}

/**
 * What a page says of itself by schema.org.
 *
 * @param parts sections of the page that answer a question or a problem, and those that tell how something is done
 */
export function descriptionsOf(
  page: DocPage,
  product: ProductPages,
  { answers, tasks }: Record<'answers' | 'tasks', readonly DocSection[]>,
): readonly (TechArticle | HowTo | FAQPage)[] {
  const own = article(page, product);
  return answers.length > 0 ? [own, questions(answers)] : [own, ...howTo(page, tasks)];
}

/** The element with descriptions. Nothing in them ends a script. */
function graph(described: readonly object[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': described });
  return `<script type=application/ld+json>${json.replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Adds descriptions to a page, in one element with the way to it where the theme describes that: the root of a
 * product has none.
 *
 * @param root page that the way begins at
 */
export function withDescriptions(html: string, added: readonly object[], root?: TrailRoot): string {
  const [element, json] = BREADCRUMBS.exec(html) ?? [];
  if (!element || !json) return html.replace('</head>', () => `${graph(added)}</head>`);
  const shown: { itemListElement: object[] } = JSON.parse(json);
  // The theme leaves the root out.
  const first = root ? [{ '@type': 'ListItem', item: root.url, name: root.name }] : [];
  const itemListElement = [...first, ...shown.itemListElement].map((item, place) => ({
    ...item,
    position: place + 1,
  }));
  return html.replace(element, () =>
    graph([{ '@type': 'BreadcrumbList', itemListElement }, ...added]),
  );
}
