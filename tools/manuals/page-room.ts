import { MARGIN_IN_POINTS as MARGIN } from './sheet';

/** A word of a page and where it stands, in points from the corner above at the left. */
interface Word {
  left: number;
  top: number;
  right: number;
  bottom: number;
  text: string;
}

interface Page {
  width: number;
  height: number;
  words: Word[];
}

/** A letter may lean over the edge of its box. */
const LEANING = 2;

function numberOf(attributes: string, name: string): number {
  return Number(new RegExp(`\\b${name}="([\\d.-]+)"`).exec(attributes)?.[1] ?? 0);
}

/** @param boxes what `pdftotext -bbox` prints: each page with its words and where they stand */
export function pagesOf(boxes: string): Page[] {
  return boxes
    .split('<page ')
    .slice(1)
    .map((page) => ({
      width: numberOf(page, 'width'),
      height: numberOf(page, 'height'),
      words: [...page.matchAll(/<word ([^>]*)>([^<]*)<\/word>/g)].map(
        ([, attributes = '', text = '']) => ({
          ...{ left: numberOf(attributes, 'xMin'), top: numberOf(attributes, 'yMin') },
          ...{ right: numberOf(attributes, 'xMax'), bottom: numberOf(attributes, 'yMax') },
          text,
        }),
      ),
    }));
}

/** The sheets that are not A4. */
export function sheetFaults(pages: readonly Page[]): string[] {
  return pages.flatMap(({ width, height }, at) => {
    const isA4 = Math.abs(width - 595) < 2 && Math.abs(height - 842) < 2;
    return isA4 ? [] : [`page ${at + 1} is ${width} by ${height} points, which is no A4`];
  });
}

/** The words that reach past the margins, the cover excepted: what is cut on paper, or stands over what is beside it. */
export function marginFaults(pages: readonly Page[]): string[] {
  return pages
    .slice(1)
    .flatMap(({ width, words }, at) =>
      words
        .filter(
          ({ left, right }) =>
            left < MARGIN.side - LEANING || right > width - MARGIN.side + LEANING,
        )
        .map(({ text }) => `«${text}» on page ${at + 2} reaches past the margin`),
    );
}

/** What runs at the head of a page, which changes where a chapter begins. */
function headOf({ words }: Page): string {
  return words
    .filter(({ bottom }) => bottom < MARGIN.top)
    .map(({ text }) => text)
    .join(' ');
}

/**
 * The pages that are empty below their middle though their chapter goes on: what follows did not fit, or was kept
 * together.
 */
export function halfBlankPages(pages: readonly Page[]): number[] {
  return pages.flatMap((page, at) => {
    const next = pages[at + 1];
    if (at === 0 || !next || headOf(page) !== headOf(next)) return [];
    const ends = page.words
      .map(({ bottom }) => bottom)
      .filter((y) => y < page.height - MARGIN.bottom);
    const middle = (MARGIN.top + page.height - MARGIN.bottom) / 2;
    return Math.max(0, ...ends) < middle ? [at + 1] : [];
  });
}

/** Share of the pages of a manual that may be empty below their middle: a large drawing goes to the next page whole. */
const HALF_BLANK_TOLERATED = 0.04;

/** The pages that are half blank, when they are too many. */
export function halfBlankFaults(pages: readonly Page[]): string[] {
  const empty = halfBlankPages(pages);
  if (empty.length <= pages.length * HALF_BLANK_TOLERATED) return [];
  return [
    `pages ${empty.join(', ')} end above their middle, which is more than ${HALF_BLANK_TOLERATED * 100} % of them; ` +
      'look at what follows them, which was kept together',
  ];
}
