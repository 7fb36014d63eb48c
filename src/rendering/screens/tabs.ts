import type { Callouts } from './callouts';
import type { Subject, Tab } from './subject';

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
