import type { WalkThrough, WalkThroughStep } from '../../facts/walk-throughs';
import type { ScreenView } from '../screens/drawing';

function viewOf(step: WalkThroughStep, role: string, before: ScreenView | undefined): ScreenView {
  const kept = before?.screen === step.pantalla ? before : undefined;
  const rows = step.filas ?? kept?.rows;
  const table = step.tabla ?? kept?.table;
  const day = step.dia ?? kept?.day;
  return {
    screen: step.pantalla,
    role,
    ...(step.vista ? { view: step.vista } : {}),
    values: { ...kept?.values, ...step.valores },
    highlight: step.resaltar ?? [],
    ...(rows ? { rows } : {}),
    ...(table ? { table } : {}),
    ...(day ? { day } : {}),
    ...(step.mensaje ? { message: step.mensaje } : {}),
  };
}

/** Names that the steps of a screen give a value or highlight. */
function namesOf(screen: string, steps: readonly WalkThroughStep[]): string[] {
  const names = steps
    .filter(({ pantalla }) => pantalla === screen)
    .flatMap(({ valores = {}, resaltar = [] }) => [...Object.keys(valores), ...resaltar]);
  return [...new Set(names)];
}

/**
 * What the screen shows at each step. Values and lines stay until the screen changes, as they do in
 * the program, so that a step of the facts says only what it adds; marks and messages do not stay.
 */
export function stepViews({ pasos, rol }: Pick<WalkThrough, 'pasos' | 'rol'>): ScreenView[] {
  const views: ScreenView[] = [];
  for (const step of pasos) views.push(viewOf(step, rol, views.at(-1)));
  return views.map((view) => ({ ...view, spokenOf: namesOf(view.screen, pasos) }));
}
