import { unknownName } from '../../text/nearest';
import { boardOf } from '../boards';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { WalkThrough, WalkThroughStep } from '../walk-throughs';
import { GEAR } from '../windows';

function checkRole(walkThrough: WalkThrough, facts: Facts): FactIssue[] {
  const roles = facts.permissions.roles.map((role) => role.clave);
  if (!roles.includes(walkThrough.rol)) {
    return [issueAt(walkThrough, ['rol'], 'unknown role', unknownName(walkThrough.rol, roles))];
  }
  const permissions = facts.permissions.modulos.flatMap((module) => module.permisos);
  return walkThrough.permisos.flatMap((key, index) => {
    const permission = permissions.find(({ clave }) => clave === key);
    const place = ['permisos', index] as const;
    if (!permission) {
      const known = permissions.map(({ clave }) => clave);
      return [issueAt(walkThrough, place, 'unknown permission', unknownName(key, known))];
    }
    if (permission.roles.includes(walkThrough.rol)) return [];
    const expected = `the role ${walkThrough.rol} does not hold ${key}; give the walk-through to one of: ${permission.roles.join(', ')}`;
    return [issueAt(walkThrough, place, 'role without permission', expected)];
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
  const shared = screen?.clase === 'maestro' ? facts.commonScreen.acciones : [];
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
    return [issueAt(step, ['pantalla'], 'unknown screen', unknownName(step.pantalla, known))];
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
    ...unknown('mensaje', 'unknown message code', step.mensaje ? [step.mensaje] : [], codes),
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
  const routes = [...facts.routes.keys()];
  return facts.walkThroughs.flatMap((walkThrough) => [
    ...(routes.includes(walkThrough.ruta)
      ? []
      : [issueAt(walkThrough, ['ruta'], 'unknown route', unknownName(walkThrough.ruta, routes))]),
    ...checkRole(walkThrough, facts),
    ...walkThrough.pasos.flatMap((step, index) =>
      checkStep(step, facts).map((issue) => namingStep(walkThrough, index, issue)),
    ),
  ]);
}
