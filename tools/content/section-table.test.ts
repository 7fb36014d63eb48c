import { expect, test } from 'vitest';
import { contentOf } from '../../tests/support/fixture-content';
import { sectionFigures, sectionTable } from './section-table';

const content = contentOf({
  'docs/delfin/faqs/ventas/index.mdx': 'Uno dos tres.\n\n## Ejemplo\n\nCuatro.',
  'docs/delfin/faqs/compras/index.mdx':
    'Uno.\n\n<Pantalla id="clientes" />\n\n<Recorrido id="vender" />',
  'docs/sinco/faqs/index.mdx': 'Uno dos.',
  'blog/2026-01-01-x.mdx': 'Una entrada.',
});

test('counts what the pages of each section hold, and all of them', () => {
  expect(sectionFigures(content.pages)).toEqual([
    {
      section: 'delfin/faqs',
      pages: 2,
      medianWords: 3,
      totalWords: 6,
      withScreen: 1,
      withExample: 1,
      withWalkThrough: 1,
    },
    {
      section: 'sinco',
      pages: 1,
      medianWords: 2,
      totalWords: 2,
      withScreen: 0,
      withExample: 0,
      withWalkThrough: 0,
    },
    {
      section: 'all',
      pages: 3,
      medianWords: 2,
      totalWords: 8,
      withScreen: 1,
      withExample: 1,
      withWalkThrough: 1,
    },
  ]);
});

test('a report counts as a page with a screen and an example', () => {
  const report = contentOf({
    'docs/delfin/reportes/ventas/por-producto/index.mdx': ':::reporte\nLectura.\n:::',
  });
  expect(sectionFigures(report.pages)[0]).toMatchObject({ withScreen: 1, withExample: 1 });
});

test('writes them as a table', () => {
  expect(sectionTable(sectionFigures(content.pages))).toContain(
    '| sinco | 1 | 2 | 2 | 0 | 0 | 0 |',
  );
});
