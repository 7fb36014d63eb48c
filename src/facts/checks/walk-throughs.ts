import { unknownName } from '../../text/nearest';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { GEAR } from '../screens';
import { buttonNames, findSubject, type Subject, subjectNames } from '../subject';
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

/** What the parts of a window are called. */
function namesOf(subject: Subject) {
  const { board, tables, alone, report } = subject;
  const fields = [...subject.fields, ...subject.lineFields].map(({ nombre }) => nombre);
  const totals = subject.totals.map(({ nombre }) => nombre);
  const buttons = [...buttonNames(subject), GEAR];
  const shown = [...tables, ...(alone?.table ? [alone.table] : [])];
  const cells = shown.flatMap(({ columnas, filas }) => [
    ...columnas,
    ...filas.map(([first]) => String(first)),
  ]);
  const others = [
    ...[...(board?.charts ?? []), ...(board?.parts ?? [])].map(({ name }) => name),
    ...(report?.columnas ?? []).map(({ nombre }) => nombre),
    ...cells.map((cell) => cell.replaceAll('**', '')),
  ];
  return {
    buttons,
    values: [...fields, ...totals],
    parts: [...fields, ...totals, ...buttons, ...others],
  };
}

function* checkStep(step: WalkThroughStep, facts: Facts): Iterable<FactIssue> {
  const { pantalla, valores = {}, resaltar = [], filas = [], mensaje, haga } = step;
  const screens = subjectNames(facts);
  yield* unknownNames(step, { pantalla: ['screen', screens] });
  if (!screens.includes(pantalla)) return;
  // A reader of a phone is scrolled to what a step points at.
  if (resaltar.length === 0 && !mensaje) {
    const expected = '`resaltar`: the fields, buttons, columns or rows that it speaks of';
    yield issueAt(step, [], 'step that points at nothing', expected);
  }
  const { buttons, values, parts } = namesOf(findSubject(facts, pantalla));
  const rows = filas.map(([first = '']) => first);
  const used = [
    ['valores', 'field or total', Object.keys(valores), values],
    ['resaltar', 'field or button', resaltar, [...parts, ...rows]],
    ['haga', 'button', buttonsPressed(haga), buttons],
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
