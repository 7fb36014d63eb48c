import type { Element } from 'hast';
import { h } from 'hastscript';
import { type Callouts, withinRoom } from './callouts';
import { classed } from './drawing';
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

/** The buttons and links of a window, in a bar; nothing when it has none. */
export function drawButtons({ buttons, alone }: Subject, callouts: Callouts): Element[] {
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
