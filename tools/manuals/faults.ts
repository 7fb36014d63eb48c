import type { Manual } from './manual';

/** A line of an outline, and whether it leads to a page of its file. */
interface OutlineLine {
  title: string;
  lands: boolean;
}

/** The lines of the outline that lead nowhere, and what of the manual it lacks or has elsewhere. */
export function outlineFaults(lines: readonly OutlineLine[], manual: Manual): string[] {
  const titles = lines.map(({ title }) => title);
  return [
    ...lines
      .filter(({ lands }) => !lands)
      .map(({ title }) => `the line «${title}» of the outline leads to no page`),
    ...pageFaults(titles, manual),
    ...['Glosario', 'Índice']
      .filter((title) => !titles.includes(title))
      .map((title) => `its outline has no line «${title}»`),
  ];
}

function pageFaults(titles: readonly string[], manual: Manual): string[] {
  // A section of a page has a letter in its number; a page has figures only.
  const pages = titles.filter((title) => /^\d+(\.\d+)* /.test(title));
  const expected = manual.pages.map(({ number, route }) => `${number} ${route.title}`);
  const place = expected.findIndex((title, at) => pages[at] !== title);
  if (place === -1 && pages.length === expected.length) return [];
  const at = place === -1 ? expected.length : place;
  return [
    `line ${at + 1} of the pages in the outline is «${pages[at] ?? 'nothing'}»; the sidebar has «${expected[at] ?? 'nothing'}» there`,
  ];
}

/** How much longer or shorter a manual may be than it was when somebody looked at it. */
const PAGES_TOLERATED = 0.05;

/** @param known pages that each manual had, by its key: `page-counts.json` */
export function pageCountFaults(
  pages: number,
  key: string,
  known: Readonly<Record<string, number>>,
): string[] {
  const before = known[key];
  const place = 'tools/manuals/page-counts.json';
  if (before === undefined) {
    return [`it has ${pages} pages, and ${place} does not say how many it had; write them there`];
  }
  if (Math.abs(pages - before) <= before * PAGES_TOLERATED) return [];
  return [
    `it has ${pages} pages, and ${place} says ${before}, which is more than 5 % apart; look at what takes them, ` +
      'and write the new number there if it is right',
  ];
}

/** @param report what pdffonts prints: two lines of head, then a font a line */
export function looseFonts(report: string): string[] {
  return report
    .split('\n')
    .slice(2)
    .flatMap((line) => {
      const [, name, embedded] =
        /^(\S+) .*? (yes|no) +(?:yes|no) +(?:yes|no) +\d+ +\d+$/.exec(line) ?? [];
      return embedded === 'no' ? [`its font ${name} is not in the file`] : [];
    });
}

/** @param text what pdftotext prints: pages end in a form feed; a head and a number are no text */
export function blankPages(text: string): string[] {
  return text
    .split('\f')
    .slice(0, -1)
    .flatMap((page, at) => {
      const lines = page.split('\n').filter((line) => line.trim() !== '');
      return lines.length > 2 ? [] : [`page ${at + 1} is blank`];
    });
}

/** Biggest file of a manual, in bytes: what is fetched over the line of a shop. */
const BIGGEST = { delfin: 8e6, other: 4e6 };

/** @param bytes of the file of the manual with this key */
export function sizeFaults(bytes: number, key: string): string[] {
  const limit = key === 'delfin' ? BIGGEST.delfin : BIGGEST.other;
  if (bytes <= limit) return [];
  return [`it has ${(bytes / 1e6).toFixed(1)} MB; at most ${limit / 1e6} may be fetched`];
}
