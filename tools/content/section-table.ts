import type { ContentPage } from './content';
import { allWords } from './rules/page-length';

/** What a page may have, as its writer writes it; a report draws its screen and shows its example by itself. */
const PARTS: Readonly<Record<string, RegExp>> = {
  'With a screen': /<Pantalla|::pantalla|:::(?:reporte|consulta)/,
  'With an example': /^#+ Ejemplo|::api-ejemplo|:::(?:reporte|consulta)/m,
  'With a walk-through': /<Recorrido |::recorrido\{/,
};

/** The product, and in Delfín the group below it: `sinco`, `delfin/faqs`. */
function sectionOf({ route }: ContentPage): string {
  const [product = '', group] = route?.path.split('/') ?? [];
  return product === 'delfin' && group ? `${product}/${group}` : product;
}

function rowOf(section: string, pages: readonly ContentPage[]): string {
  const words = pages.map(allWords).sort((first, second) => first - second);
  const figures = [
    pages.length,
    words[Math.floor(words.length / 2)] ?? 0,
    words.reduce((sum, number) => sum + number, 0),
    ...Object.values(PARTS).map((part) => pages.filter(({ source }) => part.test(source)).length),
  ];
  return `| ${[section, ...figures].join(' | ')} |`;
}

/** What the pages of each section of the documentation hold, in sidebar order, and all of them, as a Markdown table. */
export function sectionTable(pages: readonly ContentPage[]): string {
  const docs = pages.filter(({ kind }) => kind === 'doc');
  const heads = ['Pages', 'Words, median', 'Words, total', ...Object.keys(PARTS)];
  return [
    `| Section | ${heads.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(heads.length)}`,
    ...[...new Set(docs.map(sectionOf))].map((section) =>
      rowOf(
        section,
        docs.filter((page) => sectionOf(page) === section),
      ),
    ),
    rowOf('all', docs),
  ].join('\n');
}
