import type { Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ContentPage } from './content';
import { headingsOf } from './headings';
import { allWords } from './prose';

/** What the pages of one section hold. */
export interface SectionFigures {
  section: string;
  pages: number;
  medianWords: number;
  totalWords: number;
  withScreen: number;
  withExample: number;
  withWalkThrough: number;
}

/** The product, and in Delfín the group below it: `sinco`, `delfin/faqs`. */
function sectionOf({ route }: ContentPage): string {
  const [product = '', group] = route?.path.split('/') ?? [];
  return product === 'delfin' && group ? `${product}/${group}` : product;
}

function holds(page: ContentPage, isIt: (node: Nodes) => boolean): boolean {
  let found = false;
  visit(page.written, (node) => {
    found ||= isIt(node);
  });
  return found;
}

/** Whether a writer called a directive or a component by one of these names. */
function calls(page: ContentPage, ...names: readonly string[]): boolean {
  return holds(page, (node) => 'name' in node && names.includes(node.name ?? ''));
}

/** A report or query draws its screen and shows its example by itself. */
function isReport(page: ContentPage): boolean {
  return calls(page, 'reporte', 'consulta');
}

function hasScreen(page: ContentPage): boolean {
  return isReport(page) || calls(page, 'Pantalla', 'pantalla');
}

function hasExample(page: ContentPage): boolean {
  const isExample = headingsOf(page).some((heading) => /^Ejemplo/.test(plainText(heading)));
  return isReport(page) || isExample || calls(page, 'api-ejemplo', 'ejemplo');
}

function median(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? 0) + upper) / 2);
}

function figuresOf(section: string, pages: readonly ContentPage[]): SectionFigures {
  const words = pages.map(allWords).sort((first, second) => first - second);
  const count = (holdsIt: (page: ContentPage) => boolean) => pages.filter(holdsIt).length;
  return {
    section,
    pages: pages.length,
    medianWords: median(words),
    totalWords: words.reduce((sum, number) => sum + number, 0),
    withScreen: count(hasScreen),
    withExample: count(hasExample),
    withWalkThrough: count((page) => calls(page, 'Recorrido', 'recorrido')),
  };
}

/** The figures of each section of the documentation in sidebar order, and of all of it. */
export function sectionFigures(pages: readonly ContentPage[]): SectionFigures[] {
  const docs = pages.filter((page) => page.route !== undefined);
  const sections = [...new Set(docs.map(sectionOf))];
  return [
    ...sections.map((section) =>
      figuresOf(
        section,
        docs.filter((page) => sectionOf(page) === section),
      ),
    ),
    figuresOf('all', docs),
  ];
}

/** The figures as a Markdown table. */
export function sectionTable(figures: readonly SectionFigures[]): string {
  const rows = figures.map(
    ({ section, pages, medianWords, totalWords, withScreen, withExample, withWalkThrough }) =>
      `| ${[section, pages, medianWords, totalWords, withScreen, withExample, withWalkThrough].join(' | ')} |`,
  );
  return [
    '| Section | Pages | Words, median | Words, total | With a screen | With an example | With a walk-through |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}
