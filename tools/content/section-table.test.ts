import { expect, test } from 'vitest';
import { contentOf } from '../../tests/support/fixture-content';
import { sectionTable } from './section-table';

test('counts what the pages of each section hold, and all of them', () => {
  const { pages } = contentOf({
    'docs/delfin/faqs/ventas/index.mdx': 'Uno dos tres.\n\n## Ejemplo\n\nCuatro.',
    'docs/delfin/reportes/ventas/por-producto/index.mdx': ':::reporte\nLectura.\n:::',
    'docs/sinco/faqs/index.mdx': 'Uno dos.\n\n<Recorrido id="vender" />',
    'blog/2026-01-01-x.mdx': 'Una entrada.',
  });
  const rows = sectionTable(pages)
    .split('\n')
    .map((row) => row.split(' | '));
  expect(rows.slice(2).map(([section, count, , , ...parts]) => [section, count, ...parts])).toEqual(
    [
      ['| delfin/faqs', '1', '0', '1', '0 |'],
      ['| delfin/reportes', '1', '1', '1', '0 |'],
      ['| sinco', '1', '0', '0', '1 |'],
      ['| all', '3', '1', '2', '1 |'],
    ],
  );
  expect(rows[2]?.slice(1, 4)).toEqual(['1', '5', '5']);
});
