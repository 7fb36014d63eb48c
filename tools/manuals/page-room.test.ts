import { expect, test } from 'vitest';
import { halfBlankFaults, halfBlankPages, marginFaults, pagesOf, sheetFaults } from './page-room';

type Said = [text: string, left: number, top: number, right: number];

/** What pdftotext prints of pages of A4 with these words. */
function boxes(pages: readonly Said[][], size = 'width="595.92" height="842.88"'): string {
  const word = ([text, left, top, right]: Said) =>
    `<word xMin="${left}" yMin="${top}" xMax="${right}" yMax="${top + 9}">${text}</word>`;
  return pages.map((words) => `  <page ${size}>\n${words.map(word).join('\n')}</page>`).join('\n');
}

const COVER: Said[] = [['Manual', 20, 300, 590]];
const head = (title: string): Said => [title, 60, 40, 120];
const number: Said = ['7', 520, 800, 530];

test('tells the words that reach past a margin, but for the cover', () => {
  const pages = pagesOf(
    boxes([COVER, [head('Uno'), ['noviembre', 40, 90, 80], ['largo', 500, 90, 545]]]),
  );
  expect(marginFaults(pages)).toEqual([
    '«noviembre» on page 2 reaches past the margin',
    '«largo» on page 2 reaches past the margin',
  ]);
});

test('tells the page that ends above its middle though its chapter goes on', () => {
  const low: Said = ['abajo', 60, 700, 90];
  const high: Said = ['arriba', 60, 200, 90];
  const pages = pagesOf(
    boxes([
      COVER,
      [head('Uno'), low, number],
      [head('Uno'), high, number],
      [head('Uno'), high, number],
      [head('Dos'), high, number],
    ]),
  );
  expect(halfBlankPages(pages)).toEqual([3]);
  expect(halfBlankFaults(pages)).toEqual([
    expect.stringMatching(/^pages 3 end above their middle, which is more than 4 %/),
  ]);
  const long = [...pages, ...Array.from({ length: 25 }, () => pages[1])].flatMap(
    (one) => one ?? [],
  );
  expect(halfBlankFaults(long)).toEqual([]);
});

test('tells the sheet that is no A4', () => {
  expect(sheetFaults(pagesOf(boxes([COVER])))).toEqual([]);
  expect(sheetFaults(pagesOf(boxes([COVER], 'width="612" height="792"')))).toEqual([
    'page 1 is 612 by 792 points, which is no A4',
  ]);
});
