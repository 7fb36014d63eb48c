import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { type Known, unknownNames } from './unknown-names';

/** Every movement says how it is corrected, or that it keeps nothing; the names of a correction exist. */
export function checkCorrections({
  corrections,
  screens,
  permissions,
  routes,
}: Facts): FactIssue[] {
  const { movimientos, 'nada-que-corregir': without } = corrections;
  const told = new Set([...without, ...movimientos.flatMap(({ rutas }) => rutas)]);
  const route: Known = ['route', [...routes.keys()]];
  const known = permissions.modulos.flatMap(({ permisos }) => permisos.map(({ clave }) => clave));
  const untold = screens.filter(({ clase, ruta }) => clase === 'movimiento' && !told.has(ruta));
  return [
    ...unknownNames(corrections, { 'nada-que-corregir': route }),
    ...movimientos.flatMap((movement) => [
      ...unknownNames(movement, { rutas: route }),
      ...movement.errores.flatMap(({ sentidos }) =>
        sentidos.flatMap((one) => unknownNames(one, { permiso: ['permission', known] })),
      ),
    ]),
    ...untold.map((screen) =>
      issueAt(
        screen,
        ['ruta'],
        'movement without its corrections',
        `add ${screen.ruta} to data/correcciones.yaml: what goes wrong both ways, or under nada-que-corregir`,
      ),
    ),
  ];
}
