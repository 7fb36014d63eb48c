import { unknownName } from '../../text/nearest';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { boardOf, GEAR, sharedButtons } from '../screens';
import type { WalkThrough, WalkThroughStep } from '../walk-throughs';
import { unknownNames } from './unknown-names';

/** The role holds what the task takes. */
function* checkDoer(walkThrough: WalkThrough, facts: Facts): Iterable<FactIssue> {
  const permissions = facts.permissions.modulos.flatMap(({ permisos }) => permisos);
  for (const [index, key] of walkThrough.permisos.entries()) {
    const holders = permissions.find(({ clave }) => clave === key)?.roles;
    if (!holders || holders.includes(walkThrough.rol)) continue;
    const expected = `the role ${walkThrough.rol} does not hold ${key}; give the walk-through to one of: ${holders.join(', ')}`;
    yield issueAt(walkThrough, ['permisos', index], 'role without permission', expected);
  }
}

/** Buttons that the text of a step tells to press: `Pulse **Grabar**`, `toque **Sumar**`. */
function buttonsPressed(text: string): string[] {
  return [...text.matchAll(/(?:pulse|toque) \*\*([^*]+)\*\*/gi)].map(([, name = '']) => name);
}

interface ScreenNames {
  fields: string[];
  totals: string[];
  /** Cards, charts and other parts of a board. */
  parts: string[];
  buttons: string[];
  /** Columns of the tables of its page, and their rows by the first cell. */
  tables: string[];
}

/** What a screen, a window outside the menus or a page with fields calls its parts. */
function namesOf(facts: Facts, name: string): ScreenNames | undefined {
  const screen = facts.screens.find(({ clave, ruta }) => clave === name || ruta === name);
  const window = facts.windows.ventanas.find(({ clave }) => clave === name);
  const page = facts.pages.find(({ ruta }) => ruta === (window?.ruta ?? name));
  const source = screen ?? {
    campos: window?.campos ?? page?.campos,
    acciones: window?.acciones ?? page?.acciones,
  };
  if (!source.campos && !source.acciones) return undefined;
  const shared = screen ? sharedButtons(screen, facts.commonScreen) : [];
  const lines = facts.screens.find(({ clave }) => clave === screen?.['lineas-de']) ?? screen;
  const board = screen && boardOf(screen, facts.pages);
  const tables =
    facts.pages.find(({ ruta }) => ruta === (screen?.ruta ?? page?.ruta))?.tablas ?? [];
  const boardParts = board ? [...board.charts, ...board.parts, ...board.cards] : [];
  return {
    fields: [...(source.campos ?? []), ...(lines?.campos ?? [])].map((field) => field.nombre),
    totals: [
      ...(lines?.totales ?? []).map((total) => total.nombre),
      ...(board?.cards ?? []).map((card) => card.name),
    ],
    parts: boardParts.map((part) => part.name),
    buttons: [
      ...(source.acciones ?? []),
      ...shared,
      ...(lines?.dialogos ?? []).flatMap((dialog) => dialog.acciones),
      ...(window?.marco === 'movil' ? [GEAR] : []),
    ],
    tables: tables.flatMap(({ columnas, filas }) =>
      [...columnas, ...filas.map(([first]) => String(first))].map((name) =>
        name.replaceAll('**', ''),
      ),
    ),
  };
}

/** Places of `pantalla` that a step may name. */
function screensOf({ screens, windows, pages }: Facts): string[] {
  return [
    ...screens.flatMap(({ clave, ruta }) => [clave, ruta]),
    ...windows.ventanas.map(({ clave }) => clave),
    ...pages.flatMap(({ ruta, campos }) => (campos ? [ruta] : [])),
  ];
}

function* checkStep(step: WalkThroughStep, facts: Facts): Iterable<FactIssue> {
  const names = namesOf(facts, step.pantalla);
  if (!names) {
    yield* unknownNames(step, { pantalla: ['screen', screensOf(facts)] });
    return;
  }
  // A reader of a phone is scrolled to what a step points at.
  if (!step.resaltar?.length && !step.mensaje) {
    const expected = '`resaltar`: the fields, buttons, columns or rows that it speaks of';
    yield issueAt(step, [], 'step that points at nothing', expected);
  }
  const { fields, totals, parts, buttons, tables } = names;
  const rows = (step.filas ?? []).map(([first = '']) => first);
  const used = [
    ['valores', 'field or total', Object.keys(step.valores ?? {}), [...fields, ...totals]],
    [
      'resaltar',
      'field or button',
      step.resaltar ?? [],
      [...fields, ...parts, ...buttons, ...tables, ...rows],
    ],
    ['haga', 'button', buttonsPressed(step.haga), buttons],
  ] as const;
  for (const [key, kind, named, known] of used) {
    for (const name of named.filter((one) => !known.includes(one))) {
      yield issueAt(step, [key], `unknown ${kind}`, unknownName(name, known));
    }
  }
}

/** Every walk-through is done by a role that may, and shows what exists. */
export function* checkWalkThroughs(facts: Facts): Iterable<FactIssue> {
  for (const walkThrough of facts.walkThroughs) {
    yield* checkDoer(walkThrough, facts);
    for (const [index, step] of walkThrough.pasos.entries()) {
      for (const issue of checkStep(step, facts)) {
        const expected = `step ${index + 1} of «${walkThrough.titulo}»: ${issue.expected}`;
        yield { ...issue, expected };
      }
    }
  }
}
