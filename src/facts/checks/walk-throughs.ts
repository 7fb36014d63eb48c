import { unknownName } from '../../text/nearest';
import { boardOf } from '../boards';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { sharedButtons } from '../screens';
import type { WalkThrough, WalkThroughStep } from '../walk-throughs';
import { GEAR } from '../windows';
import { unknownNames } from './unknown-names';

/** Page, role and permissions exist, and the role holds what the task takes. */
function checkDoer(walkThrough: WalkThrough, facts: Facts): FactIssue[] {
  const roles = facts.permissions.roles.map((role) => role.clave);
  const permissions = facts.permissions.modulos.flatMap((module) => module.permisos);
  const known = permissions.map(({ clave }) => clave);
  const unknown = unknownNames(walkThrough, {
    ruta: ['route', [...facts.routes.keys()]],
    rol: ['role', roles],
    permisos: ['permission', known],
  });
  if (unknown.length > 0) return unknown;
  return walkThrough.permisos.flatMap((key, index) => {
    const holders = permissions.find(({ clave }) => clave === key)?.roles ?? [];
    if (holders.includes(walkThrough.rol)) return [];
    const expected = `the role ${walkThrough.rol} does not hold ${key}; give the walk-through to one of: ${holders.join(', ')}`;
    return [issueAt(walkThrough, ['permisos', index], 'role without permission', expected)];
  });
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

/** A reader of a phone is scrolled to what a step points at. */
function checkMark(step: WalkThroughStep): FactIssue[] {
  if (step.resaltar?.length || step.mensaje) return [];
  const expected = '`resaltar`: the fields, buttons, columns or rows that it speaks of';
  return [issueAt(step, [], 'step that points at nothing', expected)];
}

function checkStep(step: WalkThroughStep, facts: Facts): FactIssue[] {
  const names = namesOf(facts, step.pantalla);
  if (!names) {
    const known = [
      ...facts.screens.flatMap(({ clave, ruta }) => [clave, ruta]),
      ...facts.windows.ventanas.map(({ clave }) => clave),
      ...facts.pages.flatMap(({ ruta, campos }) => (campos ? [ruta] : [])),
    ];
    return unknownNames(step, { pantalla: ['screen', known] });
  }
  const unknown = (key: string, rule: string, used: readonly string[], known: readonly string[]) =>
    used
      .filter((name) => !known.includes(name))
      .map((name) => issueAt(step, [key], rule, unknownName(name, known)));
  const { fields, totals, parts, buttons, tables } = names;
  const codes = facts.messages.map((message) => message.codigo);
  return [
    ...checkMark(step),
    ...unknown('valores', 'unknown field or total', Object.keys(step.valores ?? {}), [
      ...fields,
      ...totals,
    ]),
    ...unknown('resaltar', 'unknown field or button', step.resaltar ?? [], [
      ...fields,
      ...parts,
      ...buttons,
      ...tables,
      ...(step.filas ?? []).map(([first = '']) => first),
    ]),
    ...unknown('haga', 'unknown button', buttonsPressed(step.haga), buttons),
    ...unknownNames(step, { mensaje: ['message code', codes] }),
  ];
}

function namingStep(walkThrough: WalkThrough, index: number, issue: FactIssue): FactIssue {
  return {
    ...issue,
    expected: `step ${index + 1} of «${walkThrough.titulo}»: ${issue.expected}`,
  };
}

/** Every walk-through explains a page, is done by a role that may, and shows what exists. */
export function checkWalkThroughs(facts: Facts): FactIssue[] {
  return facts.walkThroughs.flatMap((walkThrough) => [
    ...checkDoer(walkThrough, facts),
    ...walkThrough.pasos.flatMap((step, index) =>
      checkStep(step, facts).map((issue) => namingStep(walkThrough, index, issue)),
    ),
  ]);
}
