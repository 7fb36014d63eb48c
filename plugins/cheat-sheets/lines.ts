import type { ElementContent } from 'hast';

/** Letters by their width in Arial, in thousandths of its size; Liberation Sans has the same. */
const WIDTHS: Readonly<Record<number, string>> = {
  191: "'",
  222: 'ijl',
  278: ' \u00a0!,./:;I[\\]ft·',
  333: '()-`r¡',
  365: 'º°ª',
  500: 'Jckvsxyz',
  556: '#$0123456789?L_abdeghnopqu«»¿–',
  584: '+<=>~×÷',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '—…−→',
};

const WIDTH_OF = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) =>
    [...letters].map((letter) => [letter, Number(width) / 1000] as const),
  ),
);

/** One that the table lacks is reckoned as a wide one. */
const UNKNOWN = 0.8;

/** What letters said loudly are wider by. */
const BOLD = 1.08;

/** All letters of code are as wide, and a little smaller: see sheet.css. */
const CODE = 0.6 * 0.92;

/** Some letters that stand in one style, with their width in ems. */
type Letter = readonly [letter: string, width: number];

function widthOf(letter: string): number {
  return WIDTH_OF.get(letter) ?? WIDTH_OF.get(letter.normalize('NFD').charAt(0)) ?? UNKNOWN;
}

function lettersOf(
  nodes: readonly ElementContent[],
  width: (letter: string) => number = widthOf,
): Letter[] {
  return nodes.flatMap((node): Letter[] => {
    if (node.type === 'text') return [...node.value].map((letter) => [letter, width(letter)]);
    if (node.type !== 'element' || isList(node)) return [];
    if (node.tagName === 'strong') return lettersOf(node.children, (one) => width(one) * BOLD);
    return lettersOf(node.children, node.tagName === 'code' ? () => CODE : width);
  });
}

function isList(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'ol' || node.tagName === 'ul');
}

/**
 * Lines that a paragraph takes, whose words stay whole.
 *
 * @param room width of a line in ems of its letters
 */
export function linesOf(nodes: readonly ElementContent[], room: number): number {
  let lines = 1;
  let line = 0;
  let word = 0;
  for (const [letter, width] of lettersOf(nodes)) {
    if (/[ \n]/.test(letter)) {
      if (word > 0) line += word + width;
      word = 0;
      continue;
    }
    word += width;
    if (line > 0 && line + word > room) {
      lines += 1;
      line = 0;
    }
  }
  return lines;
}

/** The items of the lists within some nodes. */
export function itemsWithin(nodes: readonly ElementContent[]): ElementContent[][] {
  return nodes.flatMap((node): ElementContent[][] => {
    if (node.type !== 'element') return [];
    return isList(node)
      ? node.children.flatMap((item) => (item.type === 'element' ? [item.children] : []))
      : itemsWithin(node.children);
  });
}
