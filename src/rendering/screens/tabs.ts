import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Subject, Tab } from '../../facts/subject';
import type { Callouts } from './callouts';
import { classed } from './drawing';

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
    h(
      'div.v-pestanas',
      subject.tabs.map((tab) => {
        const { marks, classes } = callouts.take(tab.nombre);
        return h('span', classed([...(tab === active ? ['si'] : []), ...classes]), [
          ...marks,
          tab.nombre,
        ]);
      }),
    ),
  ];
}
