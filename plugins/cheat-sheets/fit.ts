import type { Element, ElementContent } from 'hast';
import { toString as plainText } from 'mdast-util-to-string';
import { elementsIn } from '../../src/built-pages/page-tree';
import type { ListedCode, PageTask, Procedure } from '../../src/site/cheat-sheet';

/** How a sheet is set: its letters in points. */
export interface Setting {
  points: number;
  columns: 1 | 2;
}

/** Largest letters first. Lines of small ones would be too long for one column. */
const SETTINGS: readonly Setting[] = [
  { points: 16, columns: 1 },
  { points: 14, columns: 1 },
  { points: 12, columns: 1 },
  { points: 12, columns: 2 },
  { points: 11, columns: 2 },
  { points: 10, columns: 2 },
];

const SMALLEST: Setting = { points: 9, columns: 2 };

/** Rules that set the letters of each size, before those of sheet.css: a phone has its own. */
export const letterRules = [...new Set([...SETTINGS, SMALLEST].map(({ points }) => points))]
  .map((points) => `.letra-${points} .texto{font-size:${points}pt}`)
  .join('');

/** A task as it stands on paper. */
export interface FittedTask extends PageTask {
  setting: Setting;
  /** Whether the page has more than the sheet. */
  isCut: boolean;
}

/**
 * What is left for the task, in points, between title and foot of the paper that is in the printer: as wide as A4
 * leaves it, as high as letter does. tests/site/cheat-sheets.spec.ts measures it on paper.
 */
const ROOM = { width: 520, height: 570 };

/** Lengths of sheet.css in ems of the task's letters, but the gap between its columns, in points. */
const LINE = 1.35;
const BELOW_ITEM = 0.3;
const ITEM_INDENT = 1.9;
const LIST_INDENT = 1;
const WARNING = { indent: 1.4, around: 0.9 };
const HEADING = { scale: 1.2, line: 1.44, around: 0.96 };
const COLUMN_GAP = 23;

/** In ems too: a letter of Arial in a Spanish text, and what stays empty at the end of a line and of a column. */
const LETTER = 0.48;
const LINE_END = 1;
const COLUMN_END = 2.5;

function isList(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'ol' || node.tagName === 'ul');
}

/** Height of a paragraph, and of the lists that stand in it. */
function paragraph(nodes: readonly ElementContent[], room: number): number {
  const items = nodes.filter(isList).flatMap(elementsIn);
  const within = items.map(({ children }) => paragraph(children, room - LIST_INDENT));
  const words = nodes.filter((node) => !isList(node)).map((node) => plainText(node));
  const lines = Math.ceil((words.join('').trim().length * LETTER) / (room - LINE_END));
  return sum(within) + Math.max(1, lines) * LINE + BELOW_ITEM;
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}

function heading(title: string, room: number): number {
  const lines = Math.ceil((title.length * LETTER * HEADING.scale) / (room - LINE_END));
  return Math.max(1, lines) * HEADING.line + HEADING.around;
}

function procedureHeight({ title, warnings, steps, after }: Procedure, room: number): number {
  return sum([
    heading(title, room),
    ...warnings.map((said) => paragraph(said, room - WARNING.indent) + WARNING.around),
    ...steps.map((said) => paragraph(said, room - ITEM_INDENT)),
    ...after.map((said) => paragraph(said, room) + BELOW_ITEM),
  ]);
}

function codesHeight(codes: readonly ListedCode[], room: number): number {
  if (codes.length === 0) return 0;
  const said = codes.map(({ code, text, remedy }) => {
    const words: ElementContent = { type: 'text', value: `${code}. ${text} ` };
    return paragraph([words, ...remedy], room);
  });
  return heading('Si aparece un mensaje', room) + sum(said);
}

function fits({ procedures, codes }: PageTask, { points, columns }: Setting): boolean {
  const room = (ROOM.width - COLUMN_GAP * (columns - 1)) / columns / points;
  const height = sum(procedures.map((one) => procedureHeight(one, room)));
  const most = (ROOM.height / points) * columns - COLUMN_END * (columns - 1);
  return height + codesHeight(codes, room) <= most;
}

/** One thing less: the last message, or the last procedure when there is none. */
function shortened({ procedures, codes }: PageTask): PageTask {
  if (codes.length > 0) return { procedures, codes: codes.slice(0, -1) };
  return { procedures: procedures.slice(0, -1), codes };
}

/** Chooses for a task the largest letters with which it fits a sheet; what does not fit the smallest stays on the page. */
export function fitted(task: PageTask): FittedTask {
  const setting = [...SETTINGS, SMALLEST].find((one) => fits(task, one));
  if (setting) return { ...task, setting, isCut: false };
  let kept = task;
  while (!fits(kept, SMALLEST) && kept.procedures.length > 1) kept = shortened(kept);
  return { ...kept, setting: SMALLEST, isCut: true };
}
