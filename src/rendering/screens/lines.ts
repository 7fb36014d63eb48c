import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Field } from '../../facts/shared-schemas';
import { UNBROKEN, UNBROKEN_CLASS } from '../unbroken';
import { withinRoom } from './callouts';
import { classed, type Drawing } from './drawing';
import { kindOf, nameOfCode, plain, shownValue } from './values';

/** An empty line shows that there is room for more. */
const emptyLines = 1;

/** One column of a table: its title and whether its values stand on the right. */
export interface Column {
  name: string;
  isNumeric: boolean;
  /** Whether a narrow place shows it too, wherever it stands, and another makes room. */
  isKept?: boolean;
}

/** Columns that a narrow place shows, as a phone is; one that is marked or kept takes the place of another. */
const columnsInNarrow = 3;

/** A table of the drawing; `totals` is a last line that stays in sight. */
export function drawTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { callouts }: Drawing,
  totals: readonly string[] = [],
): Element {
  const isMeant = ({ isKept, name }: Column) => isKept || callouts.has(name);
  const inNarrow = withinRoom(columns, isMeant, columnsInNarrow);
  const classes = columns.map((column, index) => [
    ...(column.isNumeric ? ['num'] : []),
    ...(index < columnsInNarrow && !inNarrow.includes(column) ? ['cede'] : []),
    ...(index > 0 && isMeant(column) ? ['va'] : []),
  ]);
  const header = columns.map(({ name }, index) => {
    const taken = callouts.take(name);
    return h('b', classed([...(classes[index] ?? []), ...taken.classes]), [...taken.marks, name]);
  });
  const cell = (value: string, index: number) => {
    // A row is called by what stands in its first cell.
    const marked = index === 0 ? callouts.take(value).classes : [];
    const whole = UNBROKEN.test(value) ? [UNBROKEN_CLASS] : [];
    return h('span', classed([...(classes[index] ?? ['num']), ...whole, ...marked]), value);
  };
  return h('div.v-lineas', [
    h('p', header),
    ...rows.map((row) => h('p', row.map(cell))),
    ...(totals.length > 0 ? [h('p.total', totals.map(cell))] : []),
  ]);
}

/** The column that a field heads. */
export function columnOf(field: Field): Column {
  return { name: field.nombre, isNumeric: kindOf(field.tipo) === 'num' };
}

/** `ABA-001 x 12` said with the name that the program shows beside the code. */
function withName(value: string, { facts }: Drawing): string {
  const [code = ''] = value.split(' ', 1);
  const name = nameOfCode(facts.company, code);
  return name ? value.replace(code, `${code} ${name}`) : value;
}

function givenRows(drawing: Drawing): string[][] | undefined {
  const rows = drawing.view.rows ?? drawing.subject.lineRows;
  return rows?.map((row) => row.map((cell) => withName(plain(cell), drawing)));
}

function blank(columns: number): string[][] {
  return Array.from({ length: emptyLines }, () => Array.from({ length: columns }, () => ''));
}

/** The lines of a document; nothing when the screen has none. */
export function drawLines(drawing: Drawing): Element[] {
  const { subject, view } = drawing;
  if (subject.lineColumns.length === 0) return [];
  const columns = subject.lineColumns.flatMap((name) =>
    subject.lineFields.filter((field) => field.nombre === name),
  );
  const example = columns.map((field) => withName(shownValue(field, view), drawing));
  const rows = givenRows(drawing) ?? [example];
  return [drawTable(columns.map(columnOf), [...rows, ...blank(columns.length)], drawing)];
}

/** A field that is a grid: its name over its rows. `FER-004 x 20` is a product and a quantity. */
export function drawGrid(field: Field, drawing: Drawing): Element {
  const [first = '', ...rest] = shownValue(field, drawing.view).split(' x ');
  const example = [withName(first, drawing), ...rest];
  const isLines = drawing.subject.lineColumns.length === 0;
  const rows = (isLines ? givenRows(drawing) : undefined) ?? [example];
  const width = Math.max(1, ...rows.map((row) => row.length));
  return drawTable([columnOf(field)], [...rows, ...blank(width)], drawing);
}
