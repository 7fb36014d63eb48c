import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { Screen } from '../screens';
import { holdersOf, type WindowAtWork, windowUser } from '../window-user';

type Shown = Parameters<typeof windowUser>[2];

function windowOf(screen: Screen): WindowAtWork {
  return {
    route: screen.ruta,
    permissions: screen.permisos,
    isDocument: screen.clase === 'movimiento',
    user: screen.usuario,
    fields: screen.campos,
  };
}

/** Terminals and warehouses that the fields of a window name. */
function placesShown({ company }: Facts, { campos }: Screen, values: Shown['values']) {
  const shown = campos
    .filter(({ nombre }) => /^(?:Terminal|Caja|Bodega)(?: |$)/.test(nombre))
    .map(({ nombre, ejemplo }) => values?.[nombre] ?? ejemplo ?? '');
  return [...company.terminales, ...company.bodegas].filter(({ codigo }) =>
    shown.some((value) => value.startsWith(codigo)),
  );
}

/** What is wrong with the user of a window: no permission for it, or of another centre. */
function problemsOf(facts: Facts, screen: Screen, shown: Shown): string[] {
  const user = windowUser(facts, windowOf(screen), shown);
  if (!user) return [`no user of the example company is «${screen.usuario ?? shown.role}»`];
  const holders = screen.permisos.flatMap((key) => holdersOf(facts, key));
  const isAllowed = screen.permisos.length === 0 || holders.includes(user.rol);
  const places = placesShown(facts, screen, shown.values);
  const elsewhere = places.filter(
    ({ centro }) => user.centro !== 'todos' && user.centro !== centro,
  );
  return [
    ...(isAllowed ? [] : [`${user.usuario} holds none of ${screen.permisos.join(', ')}`]),
    ...elsewhere.map(
      ({ codigo }) => `${user.usuario} is of centre ${user.centro}, not of ${codigo}`,
    ),
  ];
}

/** The user whom a window shows at work may open it, and is of the centre whose terminal or warehouse it shows. */
export function checkWindowUsers(facts: Facts): FactIssue[] {
  const issuesOf = (fact: object, screen: Screen, shown: Shown) =>
    problemsOf(facts, screen, shown).map((expected) =>
      issueAt(fact, [], 'user who is not at work in this window', expected),
    );
  return [
    ...facts.screens.flatMap((screen) => {
      const isUnknown =
        screen.usuario && !facts.company.usuarios.some(({ usuario }) => usuario === screen.usuario);
      if (!isUnknown) return issuesOf(screen, screen, {});
      const expected = 'a user of `usuarios` in data/empresa-ejemplo.yaml';
      return [issueAt(screen, ['usuario'], 'unknown user', expected)];
    }),
    ...facts.walkThroughs.flatMap(({ pasos, rol, permisos }) =>
      // Without a permission of its own, somebody else authorizes the task.
      (permisos.length === 0 ? [] : pasos).flatMap((step) => {
        const screen = facts.screens.find(
          ({ clave, ruta }) => clave === step.pantalla || ruta === step.pantalla,
        );
        return screen ? issuesOf(step, screen, { role: rol, values: step.valores }) : [];
      }),
    ),
  ];
}
