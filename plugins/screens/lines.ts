import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Field } from '../../src/facts/shared-schemas';
import type { Drawing } from './drawing';
import { kindOf, nameOfCode, plain, shownValue } from './values';

/** Empty lines that show there is room for more. */
const emptyLines = 2;

/** A table of the drawing; `numeric` tells which columns stand on the right. */
export function drawTable(
  header: readonly Element[],
  rows: readonly (readonly string[])[],
  numeric: readonly boolean[],
): Element {
  const cell = (value: string, index: number) =>
    h('span', numeric[index] ? { className: ['num'] } : {}, value);
  return h('div', { className: ['v-lineas'] }, [
    h('p', [...header]),
    ...rows.map((row) => h('p', row.map(cell))),
  ]);
}

/** Title of a column, with its callout. */
export function drawColumn(name: string, { callouts }: Drawing): Element {
  return h('b', { className: callouts.className(name) }, [...callouts.mark(name), name]);
}

/** `ABA-001 x 12` said with the name that the program shows beside the code. */
function withName(value: string, { facts }: Drawing): string {
  const [code = ''] = value.split(' ', 1);
  const name = nameOfCode(facts.company, code);
  return name ? value.replace(code, `${code} ${name}`) : value;
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
  const rows = view.rows?.map((row) => row.map((cell) => plain(cell))) ?? [example];
  return [
    drawTable(
      columns.map((field) => drawColumn(field.nombre, drawing)),
      [...rows, ...blank(columns.length)],
      columns.map((field) => kindOf(field.tipo) === 'num'),
    ),
  ];
}

/** A field that is a grid: its name over its rows. `FER-004 x 20` is a product and a quantity. */
export function drawGrid(field: Field, drawing: Drawing): Element {
  const [first = '', ...rest] = shownValue(field, drawing.view).split(' x ');
  const example = [withName(first, drawing), ...rest];
  const isLines = drawing.subject.lineColumns.length === 0;
  const given = isLines
    ? drawing.view.rows?.map((row) => row.map((cell) => plain(cell)))
    : undefined;
  const rows = given ?? [example];
  const width = Math.max(...rows.map((row) => row.length));
  return drawTable(
    [drawColumn(field.nombre, drawing)],
    [...rows, ...blank(width).slice(1)],
    Array.from({ length: width }, (_, index) => index > 0),
  );
}
