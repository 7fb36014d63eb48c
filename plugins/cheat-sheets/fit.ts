import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { ListedCode, PageTask, Procedure } from '../../src/site/cheat-sheet';
import { itemsWithin, linesOf } from './lines';

/** How a sheet is set; sheet.css has a class for its letters and one for two columns. */
export interface Setting {
  /** Size of its letters. */
  points: 16 | 14 | 12 | 11 | 10 | 9;
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

/** Height of something that no column parts, and whether it stays with what is after it. */
interface Piece {
  height: number;
  isHeading?: boolean;
}

function paragraph(nodes: readonly ElementContent[], room: number): number {
  const items = itemsWithin(nodes).map((item) => paragraph(item, room - LIST_INDENT));
  const within = items.reduce((sum, height) => sum + height, 0);
  return linesOf(nodes, room) * LINE + within + BELOW_ITEM;
}

function heading(title: string, room: number): Piece {
  const lines = linesOf([h('strong', title)], room / HEADING.scale);
  return { height: lines * HEADING.line + HEADING.around, isHeading: true };
}

function procedurePieces({ title, warnings, steps, after }: Procedure, room: number): Piece[] {
  return [
    heading(title, room),
    ...warnings.map((said) => ({
      height: paragraph(said, room - WARNING.indent) + WARNING.around,
    })),
    ...steps.map((said) => ({ height: paragraph(said, room - ITEM_INDENT) })),
    ...after.map((said) => ({ height: paragraph(said, room) + BELOW_ITEM })),
  ];
}

function codePieces(codes: readonly ListedCode[], room: number): Piece[] {
  if (codes.length === 0) return [];
  const said = codes.map(({ code, text, remedy }): Piece => {
    const words: ElementContent = { type: 'text', value: `${code}. ${text} ` };
    return { height: paragraph([words, ...remedy], room) };
  });
  return [heading('Si aparece un mensaje', room), ...said];
}

/** Columns of a height that the pieces fill one after the other. */
function columnsOf(pieces: readonly Piece[], height: number): number {
  let columns = 1;
  let filled = 0;
  for (const [place, piece] of pieces.entries()) {
    const after = piece.isHeading ? (pieces[place + 1]?.height ?? 0) : 0;
    if (filled > 0 && filled + piece.height + after > height) {
      columns += 1;
      filled = 0;
    }
    filled += piece.height;
  }
  return columns;
}

function fits({ procedures, codes }: PageTask, { points, columns }: Setting): boolean {
  const room = (ROOM.width - COLUMN_GAP * (columns - 1)) / columns / points;
  const steps = procedures.flatMap((one) => procedurePieces(one, room));
  return columnsOf([...steps, ...codePieces(codes, room)], ROOM.height / points) <= columns;
}

/** The codes without the last one that stops nothing or, when all do, without the last. */
function fewerCodes(
  codes: readonly ListedCode[],
  impedes: (code: string) => boolean,
): ListedCode[] {
  const spare = codes.findLastIndex(({ code }) => !impedes(code));
  return codes.toSpliced(spare === -1 ? codes.length - 1 : spare, 1);
}

/** One thing less, least missed first: codes down to five, whole procedures down to one, the other codes. */
function shortened(task: PageTask, impedes: (code: string) => boolean): PageTask {
  const { procedures, codes } = task;
  if (codes.length > 5 || procedures.length === 1) {
    return { procedures, codes: fewerCodes(codes, impedes) };
  }
  return { procedures: procedures.slice(0, -1), codes };
}

/**
 * Chooses for a task the largest letters with which it fits a sheet; what does not fit the smallest stays on the page.
 *
 * @param impedes whether a message lets nobody go on
 */
export function fitted(task: PageTask, impedes: (code: string) => boolean): FittedTask {
  const setting = [...SETTINGS, SMALLEST].find((one) => fits(task, one));
  if (setting) return { ...task, setting, isCut: false };
  let kept = task;
  while (!fits(kept, SMALLEST) && kept.procedures.length + kept.codes.length > 1) {
    kept = shortened(kept, impedes);
  }
  return { ...kept, setting: SMALLEST, isCut: true };
}
