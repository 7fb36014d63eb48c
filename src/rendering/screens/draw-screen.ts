import type { Element } from 'hast';
import { h } from 'hastscript';
import { FactError } from '../../facts/fact-error';
import type { Facts } from '../../facts/facts';
import type { Message } from '../../facts/messages';
import { GEAR } from '../../facts/screens';
import { unknownName } from '../../text/nearest';
import { drawBoard } from './board';
import { Callouts } from './callouts';
import { caption, type Explained, explain } from './caption';
import { drawDialog } from './dialog';
import type { Content } from './drawing';
import { drawForm } from './form';
import { drawFrame } from './frames';
import { drawList } from './list';
import { findMessage, messageBox } from './message-box';
import { drawReport } from './report';
import type { ScreenView } from './screen-view';
import { findSubject, type Subject } from './subject';
import { plain } from './values';

/** Columns and rows of the table that a view shows, each row by its first cell. */
function tableNames({ tables, alone }: Subject, view: ScreenView): string[] {
  const shown = tables.find(({ id }) => id === view.table) ?? alone?.table;
  const rows = [...(view.rows ?? []), ...(shown?.filas ?? [])];
  return [...(shown?.columnas ?? []), ...rows.map(([first]) => String(first))].map(plain);
}

function checkNames(subject: Subject, view: ScreenView): void {
  const fields = [
    ...[...subject.fields, ...subject.lineFields].map((field) => field.nombre),
    ...subject.totals.map((total) => total.nombre),
  ];
  const columns = [
    ...(subject.report?.columnas.map((column) => column.nombre) ?? []),
    ...tableNames(subject, view),
  ];
  const { charts = [], parts = [] } = subject.board ?? {};
  const buttons = [
    ...subject.buttons.map((button) => button.name),
    ...subject.dialogs.flatMap((dialog) => dialog.acciones),
    ...(subject.alone?.links ?? []),
    ...(subject.alone && subject.frame === 'movil' ? [GEAR] : []),
  ];
  const rules: [string, string, readonly string[], readonly string[]][] = [
    [
      'highlight',
      'unknown field or button',
      view.highlight ?? [],
      [...fields, ...columns, ...buttons, ...[...charts, ...parts].map((part) => part.name)],
    ],
    ['values', 'unknown field or total', Object.keys(view.values ?? {}), fields],
  ];
  const issues = rules.flatMap(([key, rule, names, known]) =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => ({
        file: 'data/pantallas',
        keyPath: [view.screen, key],
        rule,
        expected: unknownName(name, known),
      })),
  );
  if (issues.length > 0) throw new FactError(issues);
}

const views = { ficha: drawForm, lista: drawList, filtros: drawReport, tablero: drawBoard };

function defaultView(subject: Subject, view: ScreenView): keyof typeof views {
  if (subject.report) return 'filtros';
  if (subject.board) return 'tablero';
  return view.table ? 'lista' : 'ficha';
}

function checkShown(view: ScreenView, callouts: Callouts): void {
  const unseen = callouts.missing();
  if (unseen.length === 0) return;
  throw new FactError(
    unseen.map((name) => ({
      file: 'data/pantallas',
      keyPath: [view.screen, 'highlight'],
      rule: 'not in this view',
      expected: `«${name}» exists, but the view does not show it; choose another view or name`,
    })),
  );
}

interface Drawn {
  subject: Subject;
  content: Content;
  message: Message | undefined;
  /** What each letter of the window points at. */
  legend: Explained[];
  /** The window alone, one image for a screen reader. */
  window: Element;
}

function draw(facts: Facts, view: ScreenView, hasLegend: boolean): Drawn {
  const subject = findSubject(facts, view.screen);
  checkNames(subject, view);
  const message = view.message === undefined ? undefined : findMessage(facts, view.message);
  const highlight = view.highlight ?? [];
  const legend = hasLegend ? explain(facts, subject, highlight) : [];
  const callouts = new Callouts(
    highlight,
    legend.map(({ name }) => name),
  );
  const drawing = { facts, subject, view, callouts };
  const content = views[view.view ?? defaultView(subject, view)](drawing);
  const inside = drawFrame(drawing, content);
  const popups = [...drawDialog(drawing), ...(message ? [messageBox(subject, message)] : [])];
  checkShown(view, callouts);
  const frame = [subject.frame, ...(subject.alone ? ['sola'] : [])];
  const window = h(
    'div',
    {
      className: ['ventana', ...frame, ...(popups.length > 0 ? ['tapada'] : [])],
      role: 'img',
      ariaLabel: `Dibujo de ${subject.title} en ${subject.program}`,
    },
    popups.length > 0
      ? [h('div', { className: ['v-dentro', ...frame] }, inside), ...popups]
      : inside,
  );
  return { subject, content, message, legend, window };
}

/**
 * Draws a screen without a caption, for a text that says beside it what is seen.
 * @throws FactError naming the screen, field, button or message that does not exist and the nearest one.
 */
export function drawWindow(facts: Facts, view: ScreenView): Element {
  return draw(facts, view, false).window;
}

/**
 * Draws a screen from its facts: a figure whose picture is one image for a screen reader, with a
 * caption that says what is seen and explains each lettered callout.
 * @throws FactError naming the screen, field, button or message that does not exist and the nearest one.
 */
export function drawScreen(facts: Facts, view: ScreenView): Element {
  const { subject, content, message, legend, window } = draw(facts, view, true);
  return h('figure.pantalla', { dataPantalla: view.screen }, [
    window,
    caption(subject, legend, content, message),
  ]);
}
