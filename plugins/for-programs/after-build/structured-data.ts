import type { FAQPage, HowTo, Question, TechArticle } from 'schema-dts';
import type { DocPage } from '../pages/doc-page';
import type { DocSection } from '../pages/doc-text';
import type { ProductPages } from './markdown-file';

/** What the theme writes of the way to a page. */
const BREADCRUMBS =
  /<script[^>]*type="?application\/ld\+json"?[^>]*>(\{"@context":"https:\/\/schema\.org","@type":"BreadcrumbList"[\s\S]*?)<\/script>/;

/** A page as what it is to a search engine: a technical article about a version of a program. */
function article(page: DocPage, { product, release }: ProductPages): TechArticle {
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

/** The steps of a page, when it has any: those of its first section that does. */
function howTo({ title, sections }: DocPage): HowTo[] {
  const steps = sections.find((section) => section.steps.length > 1)?.steps ?? [];
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

/** Descriptions of a page by schema.org, the fullest first. */
type Descriptions = readonly (readonly (TechArticle | HowTo | FAQPage)[])[];

/**
 * What a page can say of itself, the fullest first: the heaviest pages have no room for all of it.
 *
 * @param answers sections of the page that answer a question, on pages of questions and problems
 */
export function descriptionsOf(
  page: DocPage,
  product: ProductPages,
  answers: readonly DocSection[],
): Descriptions {
  const own = article(page, product);
  if (answers.length > 0) return [[own, questions(answers)], [own]];
  return [[own, ...howTo(page)], [own]];
}

/** The element with descriptions. Nothing in them ends a script. */
function graph(described: readonly object[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': described });
  return `<script type=application/ld+json>${json.replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Adds descriptions to a page, in one element with the way to it where the theme describes that: the root of a
 * product has none.
 */
export function withDescriptions(html: string, added: Descriptions[number]): string {
  const [element, json] = BREADCRUMBS.exec(html) ?? [];
  if (!element || !json) return html.replace('</head>', () => `${graph(added)}</head>`);
  const { '@context': _context, ...breadcrumbs } = JSON.parse(json);
  return html.replace(element, () => graph([breadcrumbs, ...added]));
}
