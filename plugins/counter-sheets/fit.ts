import { toString as plainText } from 'mdast-util-to-string';
import type { ListedCode, PageTask, Procedure } from '../../src/site/counter-sheet';

/** How a sheet is set, largest letters first; its class is in sheet.css. */
export interface Setting {
  name: 'grande' | 'media' | 'chica' | 'columnas';
  /** Letters on a line, and lines of all columns. */
  letters: number;
  lines: number;
}

/**
 * What fits under the title of an A4 sheet and of a letter one, whichever is in the printer: 176 mm by 196 mm of
 * text in letters of 12, 11, 10 and, in two columns, 9 points. tests/site/counter-sheets.spec.ts measures it on paper.
 */
const SETTINGS: readonly [Setting, ...Setting[]] = [
  { name: 'grande', letters: 80, lines: 32 },
  { name: 'media', letters: 87, lines: 36 },
  { name: 'chica', letters: 96, lines: 41 },
  { name: 'columnas', letters: 50, lines: 88 },
];

/** A task as it stands on paper. */
export interface FittedTask extends PageTask {
  setting: Setting['name'];
  /** Whether the page has more than the sheet. */
  isCut: boolean;
}

/** Lines that a paragraph takes; the last words of a line go to the next one. */
function linesOf(text: string, letters: number): number {
  return Math.max(1, Math.ceil((text.length * 1.06) / letters));
}

/** A paragraph with the room below it, in lines. */
const GAP = 0.3;
const HEADING = 1.9;

function procedureLines({ title, warnings, steps, after }: Procedure, letters: number): number {
  const paragraphs = [...warnings, ...steps, ...after].map((nodes) => plainText(nodes));
  const within = paragraphs.map((text) => linesOf(text, letters - 5) + GAP);
  return (
    within.reduce((sum, lines) => sum + lines, 0) +
    HEADING * linesOf(title, letters * 0.8) +
    warnings.length
  );
}

function codeLines({ code, text, remedy }: ListedCode, letters: number): number {
  return linesOf(`${code}. ${text} ${plainText(remedy)}`, letters - 3) + GAP;
}

function taskLines({ procedures, codes }: PageTask, letters: number): number {
  const steps = procedures.reduce((sum, one) => sum + procedureLines(one, letters), 0);
  const listed = codes.reduce((sum, one) => sum + codeLines(one, letters), 0);
  return steps + listed + (codes.length > 0 ? HEADING : 0);
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
  const setting = SETTINGS.find(({ letters, lines }) => taskLines(task, letters) <= lines);
  if (setting) return { ...task, setting: setting.name, isCut: false };
  const { name, letters, lines } = SETTINGS.at(-1) ?? SETTINGS[0];
  let kept = task;
  while (taskLines(kept, letters) > lines && kept.procedures.length + kept.codes.length > 1) {
    kept = shortened(kept, impedes);
  }
  return { ...kept, setting: name, isCut: true };
}
