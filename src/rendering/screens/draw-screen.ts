import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Facts } from '../../facts/facts';
import { findFact, UnplacedError } from '../../facts/find-fact';
import { findSubject, type Subject } from '../../facts/subject';
import { nearestName } from '../../text/nearest';
import { drawBoard } from './board';
import { Callouts } from './callouts';
import { caption, explain } from './caption';
import { drawDialog, messageBox } from './dialog';
import type { ScreenView } from './drawing';
import { drawList } from './fact-table';
import { drawForm } from './form';
import { drawFrame } from './frames';
import { drawReport } from './report';

const views = { ficha: drawForm, lista: drawList, filtros: drawReport, tablero: drawBoard };

function defaultView(subject: Subject, view: ScreenView): keyof typeof views {
  if (subject.report) return 'filtros';
  if (subject.board) return 'tablero';
  return view.table ? 'lista' : 'ficha';
}

/** @throws UnplacedError for a highlighted name that the drawing does not show */
function checkShown({ screen }: ScreenView, callouts: Callouts): void {
  for (const name of callouts.missing()) {
    const nearest = nearestName(name, callouts.offered());
    const remedy = nearest ? `did you mean «${nearest}»?` : 'choose another view or name';
    throw new UnplacedError(
      `not in this view: the view of ${screen} shows no «${name}»; ${remedy}`,
    );
  }
}

/** The window alone, one image for a screen reader, and what its letters point at. */
function draw(facts: Facts, view: ScreenView, hasLegend: boolean) {
  const subject = findSubject(facts, view.screen);
  const message = view.message
    ? findFact(facts.messages, 'codigo', view.message, 'message code')
    : undefined;
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
 * @throws UnplacedError naming the screen, field, button or message that does not exist and the nearest one.
 */
export function drawWindow(facts: Facts, view: ScreenView): Element {
  return draw(facts, view, false).window;
}

/**
 * Draws a screen from its facts: a figure whose picture is one image for a screen reader, with a
 * caption that says what is seen and explains each lettered callout.
 * @throws UnplacedError naming the screen, field, button or message that does not exist and the nearest one.
 */
export function drawScreen(facts: Facts, view: ScreenView): Element {
  const { subject, content, message, legend, window } = draw(facts, view, true);
  return h('figure.pantalla', { dataPantalla: view.screen }, [
    window,
    caption(subject, legend, content, message),
  ]);
}
