import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Button, Subject, Tab } from '../../facts/subject';
import { type Callouts, withinRoom } from './callouts';
import { box, named } from './drawing';

/** The open tab of a window: the one with a highlighted field or button, the one it is called after, or the first. */
export function activeTab(
  { tabs, title }: Pick<Subject, 'tabs' | 'title'>,
  callouts: Callouts,
): Tab | undefined {
  const marked = tabs.find(({ campos = [], acciones = [] }) =>
    [...campos, ...acciones].some((name) => callouts.has(name)),
  );
  const open = tabs.find((tab) => tab.nombre === title);
  return marked ?? open ?? tabs[0];
}

/** The tabs of a window, the active one apart. */
export function drawTabs(subject: Subject, callouts: Callouts): Element[] {
  if (subject.tabs.length === 0) return [];
  const active = activeTab(subject, callouts);
  return [
    box('div.v-pestanas', subject.tabs, (tab) =>
      named('span', tab.nombre, { callouts }, [tab.nombre], tab === active ? ['si'] : []),
    ),
  ];
}

/** Buttons that fit in a toolbar; those that every master has make room, and stand behind its arrow. */
const roomForButtons = 9;

function drawButton({ name, key, isSpare }: Button, drawing: { callouts: Callouts }): Element {
  const words = [name, ...(key ? [h('u', key)] : [])];
  if (isSpare && !drawing.callouts.has(name)) return h('span.poco', words);
  return named('span', name, drawing, words);
}

/** The buttons of the open tab and those of every tab. */
function buttonsInView(subject: Subject, callouts: Callouts): readonly Button[] {
  const open = activeTab(subject, callouts);
  const elsewhere = subject.tabs
    .filter((tab) => tab !== open)
    .flatMap(({ acciones = [] }) => acciones);
  return subject.buttons.filter(({ name }) => !elsewhere.includes(name));
}

/** The buttons and links of a window, in a bar; nothing when it has none. */
export function drawButtons(subject: Subject, callouts: Callouts): Element[] {
  const links = subject.alone?.links ?? [];
  const buttons = buttonsInView(subject, callouts);
  if (buttons.length + links.length === 0) return [];
  const shown = withinRoom(
    buttons,
    ({ name, isSpare }) => !isSpare || callouts.has(name),
    roomForButtons,
  );
  return [
    h('div.v-botones', [
      ...shown.map((button) => drawButton(button, { callouts })),
      ...(shown.length < buttons.length ? [h('span', '»')] : []),
      ...links.map((name) => named('em', name, { callouts })),
    ]),
  ];
}
