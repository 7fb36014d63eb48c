import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Facts } from '../../facts/facts';
import { findFact } from '../../facts/find-fact';
import type { BoardChart } from '../../facts/screens';
import type { Subject } from '../../facts/subject';
import { readNumber } from '../../facts/written-number';
import { drawMarks } from '../charts/chart';
import type { ChartPoint } from '../charts/chart-data';
import { box, type Content, classed, type Drawing, named, type ScreenView } from './drawing';
import { drawFactTable, findTable, rowsOf } from './fact-table';
import { drawButtons } from './tabs';
import { drawFields, plain } from './values';

type Board = NonNullable<Subject['board']>;
type Report = Board['informes'][number];

/** The report whose table the view names, or the one that the board opens with. */
function reportOf({ informes }: Board, { table }: ScreenView): Report | undefined {
  return table ? findFact(informes, 'tabla', table, 'report of the board') : informes[0];
}

/** Folders of the viewer; the open one lists its reports, the one on sight apart. */
function drawFolders(facts: Facts, board: Board, report: Report, drawing: Drawing): Element {
  const open = drawing.subject.title;
  const folders = facts.screens.flatMap(({ tablero, menu }) => (tablero && menu ? [menu] : []));
  return h('div.v-carpetas', [
    named('b', 'Barra lateral', drawing, ['★ Favoritos']),
    ...folders.flatMap((folder) => [
      h('b', folder),
      ...(folder === open
        ? board.reportNames.map((name) =>
            h('span', classed(name === report.nombre ? ['si'] : []), name),
          )
        : []),
    ]),
  ]);
}

/** The open report and its star on the left, how fresh its figures are on the right. */
function drawHead(facts: Facts, board: Board, report: Report, drawing: Drawing): Element {
  const fresh = facts.screens
    .find(({ clave }) => clave === board['datos-de'])
    ?.campos.find(({ nombre }) => nombre === 'Datos hasta');
  return h('div.v-menu', [
    h('b', `${drawing.subject.title} › ${report.nombre}`),
    named('b', 'Estrella', drawing, ['☆']),
    named('em', 'Datos hasta', drawing, [`Datos hasta: ${fresh?.ejemplo ?? ''}`]),
  ]);
}

function drawCard({ nombre, valor }: Subject['totals'][number], drawing: Drawing): Element {
  const { marks, classes } = drawing.callouts.take(nombre);
  return h('p', classed(classes), [
    h('b', [...marks, nombre]),
    h('span', plain(drawing.view.values?.[nombre] ?? valor)),
  ]);
}

function pointsOf(chart: BoardChart, drawing: Drawing): ChartPoint[] {
  const table = findTable(chart.tabla, drawing);
  const x = table.columnas.indexOf(chart.x);
  const y = table.columnas.indexOf(chart.y);
  return rowsOf(table).map((row) => ({
    label: plain(row[x] ?? ''),
    value: readNumber(row[y] ?? '')?.value ?? 0,
    formatted: plain(row[y] ?? ''),
  }));
}

function drawBoardChart(chart: BoardChart, drawing: Drawing): Element {
  const points = pointsOf(chart, drawing);
  const data = { kind: chart.tipo, xTitle: chart.x, yTitle: chart.y, points };
  return h('div.grafico', [named('b', chart.titulo, drawing), ...drawMarks(data)]);
}

function tableMark(drawing: Drawing): Element[] {
  const { marks } = drawing.callouts.take('Tabla');
  return marks.length > 0 ? [h('div.v-menu', [h('b', [...marks, 'Tabla'])])] : [];
}

/** A board: folders, filters, buttons, cards, charts and the table of a report. */
export function drawBoard(drawing: Drawing): Content {
  const { facts, subject, callouts } = drawing;
  const report = subject.board && reportOf(subject.board, drawing.view);
  if (!subject.board || !report) return { parts: [] };
  const main = h('div', [
    drawFields(subject.fields, drawing),
    ...drawButtons(subject, callouts),
    box('div.v-tarjetas', subject.totals, (card) => drawCard(card, drawing)),
    box('div.v-graficos', report.graficos, (chart) => drawBoardChart(chart, drawing)),
    ...tableMark(drawing),
    drawFactTable(report.tabla, drawing),
  ]);
  const head = drawHead(facts, subject.board, report, drawing);
  const folders = drawFolders(facts, subject.board, report, drawing);
  return { parts: [head, h('div.v-tablero', [folders, main])] };
}
