import { expect, test } from 'vitest';
import { blankPages, looseFonts, outlineFaults, pageCountFaults, sizeFaults } from './faults';
import { smallManual } from './fixture';

const line = (title: string, lands = true) => ({ title, lands });

test('tells what an outline lacks, has elsewhere, or leads nowhere', () => {
  const lines = ['1 Caja', '1.a Uno', '1.1 Abrir la caja', 'Glosario', 'Índice'].map((title) =>
    line(title),
  );
  expect(outlineFaults(lines, smallManual)).toEqual([]);
  expect(outlineFaults([...lines, line('1.2 Otra')], smallManual)).toHaveLength(1);
  expect(outlineFaults([line('1 Caja'), line('Glosario', false)], smallManual)).toEqual([
    'the line «Glosario» of the outline leads to no page',
    'line 2 of the pages in the outline is «nothing»; the sidebar has «1.1 Abrir la caja» there',
    'its outline has no line «Índice»',
  ]);
});

test('a manual is no bigger than its reader fetches', () => {
  expect(sizeFaults(8e6, 'delfin')).toEqual([]);
  expect(sizeFaults(4e6, 'sinco')).toEqual([]);
  expect(sizeFaults(4.2e6, 'sinco')).toEqual(['it has 4.2 MB; at most 4 may be fetched']);
  expect(sizeFaults(8.1e6, 'delfin')).toHaveLength(1);
});

test('tells the font that is not in the file', () => {
  const report = [
    'name                 type         encoding   emb sub uni object ID',
    '-------------------- ------------ ---------- --- --- --- ---------',
    'AAAAAA+LiberationSans CID TrueType Identity-H yes yes yes 4 0',
    'Arial                 TrueType     WinAnsi    no  no  no  9 0',
    '',
  ];
  expect(looseFonts(report.join('\n'))).toEqual(['its font Arial is not in the file']);
});

test('a page with a head and a number only is blank', () => {
  expect(blankPages('Manual  Uno\n\nTexto.\n\n  3\n\fManual  Uno\n\n  4\n\f')).toEqual([
    'page 2 is blank',
  ]);
});

test('a manual keeps its length within a twentieth', () => {
  const known = { caja: 100 };
  for (const pages of [95, 100, 105]) expect(pageCountFaults(pages, 'caja', known)).toEqual([]);
  expect(pageCountFaults(94, 'caja', known)).toEqual([
    expect.stringMatching(/^it has 94 pages, and tools\/manuals\/page-counts\.json says 100/),
  ]);
  expect(pageCountFaults(106, 'caja', known)).toHaveLength(1);
  expect(pageCountFaults(7, 'bodega', known)).toEqual([
    expect.stringMatching(/does not say how many it had/),
  ]);
});
