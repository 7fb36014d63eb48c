import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Field } from '../../facts/shared-schemas';
import type { Subject, Tab } from '../../facts/subject';
import { withinRoom } from './callouts';
import type { Content, Drawing } from './drawing';
import { drawFactRows, drawFactTable } from './fact-table';
import { drawGrid, drawLines, drawTable } from './lines';
import { drawResult } from './report';
import { activeTab, drawTabs } from './tabs';
import { drawFields, plain, shownValue } from './values';

/** Tells whether a field is chosen on the map of the tables and not in a box. */
function isOnPlan({ tipo }: Field): boolean {
  return tipo === 'selección en plano';
}

/** The tables of the example company, where one is chosen on their map: that of the field is taken. */
function drawPlan(field: Field, drawing: Drawing): Element {
  const taken = shownValue(field, drawing.view);
  const rows = drawing.facts.company.mesas.map(({ codigo, zona, puestos }) => [
    codigo,
    zona,
    codigo === taken ? 'Ocupada' : 'Libre',
    String(puestos),
  ]);
  const names = [field.nombre, 'Zona', 'Estado', 'Puestos'];
  const columns = names.map((name) => ({ name, isNumeric: name === 'Puestos' }));
  return drawTable(columns, rows, drawing);
}

/** Fields that fit in a window without making it longer than the screen it imitates. */
const roomForFields = 14;

function fieldsOfTab(
  fields: readonly Field[],
  tabs: readonly Tab[],
  tab: Tab | undefined,
): Field[] {
  const own = tab?.campos;
  if (own) return fields.filter((field) => own.includes(field.nombre));
  const claimed = tabs.flatMap((other) => other.campos ?? []);
  return fields.filter((field) => !claimed.includes(field.nombre));
}

function drawTotal(total: Subject['totals'][number], { view, callouts }: Drawing): Element {
  const { marks } = callouts.take(total.nombre);
  return h('p.v-total', [
    h('b', [...marks, total.nombre]),
    h('span', plain(view.values?.[total.nombre] ?? total.valor)),
  ]);
}

/** Whether the lines stand on a tab: those of no tab stand on the first, which names no fields. */
function hasLines({ lineColumns }: Subject, tab: Tab | undefined): boolean {
  return tab?.campos === undefined || tab.campos.some((name) => lineColumns.includes(name));
}

/** The record of a screen: tabs, fields, lines and totals. */
export function drawForm(drawing: Drawing): Content {
  const { subject } = drawing;
  const tab = activeTab(subject, drawing.callouts);
  const elsewhere = [...subject.lineColumns, ...subject.dialogs.flatMap((dialog) => dialog.campos)];
  const fields = fieldsOfTab(subject.fields, subject.tabs, tab).filter(
    (field) => !elsewhere.includes(field.nombre),
  );
  const grids = fields.filter((field) => field.tipo === 'cuadrícula');
  const onPlan = fields.filter(isOnPlan);
  const boxes = withinRoom(
    fields.filter((field) => field.tipo !== 'cuadrícula' && !isOnPlan(field)),
    ({ nombre }) => drawing.callouts.has(nombre),
    roomForFields,
  );
  const ownLines = subject.fields.filter((field) => subject.lineColumns.includes(field.nombre));
  const shown = onPlan.length + boxes.length + grids.length + ownLines.length;
  const total = subject.fields.length;
  return {
    parts: [
      ...drawTabs(subject, drawing.callouts),
      ...onPlan.map((field) => drawPlan(field, drawing)),
      ...(boxes.length > 0 ? [drawFields(boxes, drawing)] : []),
      ...(hasLines(subject, tab) ? drawLines(drawing) : []),
      ...(subject.grid ? [drawResult(subject.grid, drawing)] : []),
      ...(subject.alone?.table ? [drawFactRows(subject.alone.table, drawing)] : []),
      ...grids.map((field) => drawGrid(field, drawing)),
      ...(drawing.view.table ? [drawFactTable(drawing.view.table, drawing)] : []),
      ...subject.totals.map((total) => drawTotal(total, drawing)),
    ],
    all: shown < total && `${total} campos`,
  };
}
