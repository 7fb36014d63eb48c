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

/** The buttons of a window, in a bar; nothing when it has none. */
export function drawButtons({ buttons }: Subject, callouts: Callouts): Element[] {
  if (buttons.length === 0) return [];
  const shown = withinRoom(buttons, (button) => button.name, callouts, roomForButtons);
  return [
    h('div', { className: ['v-botones'] }, [
      ...shown.map((button) => drawButton(button, callouts)),
      ...(shown.length < buttons.length ? [h('span', '»')] : []),
    ]),
  ];
}
