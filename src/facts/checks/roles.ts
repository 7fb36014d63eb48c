import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { Screen } from '../screens';
import { findSubject } from '../subject';
import { holdersOf, windowUser } from '../window-user';

/** A path named like a role teaches only pages of which that role holds at least one permission. */
export function* checkLearningPaths(facts: Facts): Iterable<FactIssue> {
  const roles = facts.permissions.roles.map(({ clave }) => clave);
  const pages = [...facts.screens, ...facts.reports, ...facts.pages];
  for (const path of facts.learningPaths) {
    if (!roles.includes(path.clave)) continue;
    for (const [index, ruta] of path.rutas.entries()) {
      const needed = pages.find((page) => page.ruta === ruta)?.permisos ?? [];
      const isHeld = needed.some((key) => holdersOf(facts, key).includes(path.clave));
      if (needed.length === 0 || isHeld) continue;
      const expected = `${ruta} needs ${needed.join(', ')}, and the role ${path.clave} holds none of them; choose another page`;
      yield issueAt(path, ['rutas', index], 'page that the role cannot use', expected);
    }
  }
}

/** In a step of a walk-through, who does it and what its fields say. */
type Shown = { role?: string; values?: Readonly<Record<string, string>> | undefined };

/** What is wrong with the user of a window: no permission for it, or of another centre. */
function* problemsOfUser(facts: Facts, screen: Screen, shown: Shown): Iterable<string> {
  const subject = findSubject(facts, screen.clave);
  const { permissions, fields } = subject;
  const user = windowUser(facts, subject.user, shown.role);
  if (!user) {
    yield `no user of the example company is «${subject.user ?? shown.role}»`;
    return;
  }
  const holders = permissions.flatMap((key) => holdersOf(facts, key));
  if (permissions.length > 0 && !holders.includes(user.rol)) {
    yield `${user.usuario} holds none of ${permissions.join(', ')}`;
  }
  const places = fields
    .filter(({ nombre }) => /^(?:Terminal|Caja|Bodega)(?: |$)/.test(nombre))
    .map(({ nombre, ejemplo }) => shown.values?.[nombre] ?? ejemplo ?? '');
  for (const { codigo, centro } of [...facts.company.terminales, ...facts.company.bodegas]) {
    const isShown = places.some((value) => value.startsWith(codigo));
    if (!isShown || user.centro === 'todos' || user.centro === centro) continue;
    yield `${user.usuario} is of centre ${user.centro}, not of ${codigo}`;
  }
}

/** The user whom a window shows at work may open it, and is of the centre whose terminal or warehouse it shows. */
export function* checkWindowUsers(facts: Facts): Iterable<FactIssue> {
  const { screens, walkThroughs } = facts;
  function* issuesOf(fact: object, screen: Screen, shown: Shown): Iterable<FactIssue> {
    for (const expected of problemsOfUser(facts, screen, shown)) {
      yield issueAt(fact, [], 'user who is not at work in this window', expected);
    }
  }
  for (const screen of screens) yield* issuesOf(screen, screen, {});
  for (const { pasos, rol, permisos } of walkThroughs) {
    // Without a permission of its own, somebody else authorizes the task.
    if (permisos.length === 0) continue;
    for (const step of pasos) {
      const screen = screens.find(({ clave, ruta }) => [clave, ruta].includes(step.pantalla));
      if (screen) yield* issuesOf(step, screen, { role: rol, values: step.valores });
    }
  }
}
