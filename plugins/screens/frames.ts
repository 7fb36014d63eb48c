import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Facts } from '../../src/facts/facts';
import { type Callouts, withinRoom } from './callouts';
import { type Content, classed } from './drawing';
import { statusOf } from './status-bar';
import type { Button, Subject } from './subject';

/** Buttons that fit in a toolbar; the others stand behind its arrow. */
const roomForButtons = 9;

function drawButton({ name, key }: Button, callouts: Callouts): Element {
  const { marks, classes } = callouts.take(name);
  return h('span', classed(classes), [...marks, name, ...(key ? [h('u', key)] : [])]);
}

function drawLink(name: string, callouts: Callouts): Element {
  const { marks, classes } = callouts.take(name);
  return h('em', classed(classes), [...marks, name]);
}

function drawButtons({ buttons, alone }: Subject, callouts: Callouts): Element[] {
  const links = alone?.links ?? [];
  if (buttons.length + links.length === 0) return [];
  const shown = withinRoom(buttons, (button) => button.name, callouts, roomForButtons);
  return [
    h('div', { className: ['v-botones'] }, [
      ...shown.map((button) => drawButton(button, callouts)),
      ...(shown.length < buttons.length ? [h('span', '»')] : []),
      ...links.map((name) => drawLink(name, callouts)),
    ]),
  ];
}

/** The menu bar of a program: the first step of its menu paths, in the order of its pages. */
function mainMenu(facts: Facts, subject: Subject): string[] {
  const product = facts.products.find((item) => item.nombre === subject.program)?.clave;
  const pages = subject.frame === 'escritorio' ? [] : facts.pages;
  const sources = [...facts.screens, ...facts.reports, ...pages];
  const menus = [...facts.routes.values()]
    .filter((route) => route.product === product)
    .flatMap((route) => sources.find(({ ruta }) => ruta === route.path)?.menu ?? []);
  return [...new Set(menus.map((menu) => menu.split(' > ')[0] ?? menu))];
}

function drawMenu(facts: Facts, subject: Subject): Element {
  const [active = ''] = subject.menu;
  return h('div', { className: ['v-menu'] }, [
    ...mainMenu(facts, subject).map((name) =>
      h('span', classed(name === active ? ['si'] : []), name),
    ),
    h('em', subject.menu.join(' › ')),
  ]);
}

function statusBar(facts: Facts, subject: Subject): Element {
  return h(
    'div',
    { className: ['v-estado'] },
    statusOf(facts, subject).map((text) => h('span', text)),
  );
}

function title(content: string | Element): Element {
  return h('div', { className: ['v-titulo'] }, [content]);
}

/** A window outside the menus: its buttons stand below, as in a dialog. */
function drawAlone(subject: Subject, content: Content, buttons: readonly Element[]): Element[] {
  const { program, frame, alone } = subject;
  const bar = { escritorio: `${program} — ${subject.title}`, movil: program, web: undefined };
  return [
    title(bar[frame] ?? h('span', subject.address)),
    ...content.parts,
    ...buttons,
    ...(alone?.foot ? [h('div', { className: ['v-estado'] }, [h('span', alone.foot)])] : []),
  ];
}

/** Puts what a screen shows inside its window, browser page or phone. */
export function drawFrame(
  facts: Facts,
  subject: Subject,
  content: Content,
  callouts: Callouts,
): Element[] {
  const buttons = drawButtons(subject, callouts);
  if (subject.alone) return drawAlone(subject, content, buttons);
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
    statusBar(facts, subject),
  ];
}
