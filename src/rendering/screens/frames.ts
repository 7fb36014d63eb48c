import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Facts } from '../../facts/facts';
import { menuOf } from '../../facts/menu-paths';
import { GEAR } from '../../facts/screens';
import type { Subject } from '../../facts/subject';
import { windowUser } from '../../facts/window-user';
import { box, type Content, classed, type Drawing } from './drawing';
import { drawButtons } from './tabs';

/** What a status bar says: company, usual terminal of the user, user and day of the example. */
function statusOf({ facts, subject, view }: Drawing): string[] {
  const { company } = facts;
  const user = windowUser(facts, subject.user, view.role)?.usuario ?? '';
  const terminal = company.terminales.find((item) => item['usuario-habitual'] === user);
  return [
    company.empresa.nombre,
    ...(terminal ? [`${terminal.codigo} ${terminal.nombre}`] : []),
    user,
    view.day ?? subject.day ?? company.hoy,
  ];
}

/** The menu bar of a program: the first step of its menu paths, in the order of its pages. */
function mainMenu(facts: Facts, subject: Subject): string[] {
  const product = facts.products.find((item) => item.nombre === subject.program)?.clave;
  const pages = subject.frame === 'escritorio' ? [] : facts.pages;
  const told = new Set([...facts.screens, ...facts.reports, ...pages].map(({ ruta }) => ruta));
  const menus = [...facts.routes.values()]
    .filter((route) => route.product === product && told.has(route.path))
    .flatMap((route) => menuOf(route.path, facts) ?? []);
  return [...new Set(menus.map((menu) => menu.split(' > ')[0] ?? menu))];
}

function drawMenu(facts: Facts, subject: Subject): Element {
  const [active = ''] = subject.menu;
  return h('div.v-menu', [
    ...mainMenu(facts, subject).map((name) =>
      h('span', classed(name === active ? ['si'] : []), name),
    ),
    h('em', subject.menu.join(' › ')),
  ]);
}

function statusBar(drawing: Drawing): Element {
  return box('div.v-estado', statusOf(drawing), (text) => h('span', text));
}

function title(content: string | Element, marks: readonly string[] = []): Element {
  return h('div', { className: ['v-titulo', ...marks] }, [content]);
}

/** A window outside the menus: its buttons stand below, as in a dialog. */
function drawAlone(
  { subject, callouts }: Drawing,
  content: Content,
  buttons: readonly Element[],
): Element[] {
  const { program, frame, alone } = subject;
  const bar = { escritorio: `${program} — ${subject.title}`, movil: program, web: undefined };
  return [
    title(bar[frame] ?? h('span', subject.address), callouts.take(GEAR).classes),
    ...content.parts,
    ...buttons,
    ...(alone?.foot ? [h('div.v-estado', [h('span', alone.foot)])] : []),
  ];
}

/** Puts what a screen shows inside its window, browser page or phone. */
export function drawFrame(drawing: Drawing, content: Content): Element[] {
  const { facts, subject, callouts } = drawing;
  if (subject.board) return [title(`${subject.program} — ${subject.title}`), ...content.parts];
  const buttons = drawButtons(subject, callouts);
  if (subject.alone) return drawAlone(drawing, content, buttons);
  if (subject.frame === 'movil') return [title(subject.title), ...content.parts, ...buttons];
  if (subject.frame === 'web') {
    return [
      title(h('span', subject.address)),
      drawMenu(facts, subject),
      ...content.parts,
      ...buttons,
    ];
  }
  return [
    title(`${subject.program} — ${subject.title}`),
    drawMenu(facts, subject),
    ...buttons,
    ...content.parts,
    statusBar(drawing),
  ];
}
