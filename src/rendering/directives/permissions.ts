import type { PhrasingContent } from 'mdast';
import type { Permission } from '../../facts/permissions';
import { capitalised } from '../../text/sentence';
import { code, element, heading, strong, table, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { joinUnits } from '../markdown/typography';
import { type BlockDirective, findFact, type InlineDirective, type PageContext } from './directive';
import { folded } from './fold';

/** Reader's name of a module that groups permissions; its key is written without accents. */
export function moduleTitle(module: string): string {
  const words = module.replaceAll('-', ' ').replace(/cion$/, 'ción');
  return capitalised(words);
}

/** Permission that only hides columns, except in the reports about profit, which it opens. */
export const costsPermission = 'productos-ver-costos';

function allPermissions(context: PageContext): Permission[] {
  return context.facts.permissions.modulos.flatMap((module) => module.permisos);
}

/** @throws DirectiveError with the nearest key */
export function findPermission(key: string, context: PageContext): Permission {
  return findFact(allPermissions(context), 'clave', key, 'permission');
}

/** Name of a permission, which is what a reader finds in the program; its key stands in the matrix. */
export function permissionName(key: string, context: PageContext): PhrasingContent[] {
  return [strong(findPermission(key, context).nombre)];
}

/** Names of the roles that hold a permission: `administrador, supervisor`. */
export function rolesHolding(key: string, context: PageContext): string {
  const permission = findPermission(key, context);
  if (permission.roles.length === context.facts.permissions.roles.length) return 'todos los roles';
  return permission.roles.join(', ');
}

/** `:permiso[productos-precios]` */
export const permission: InlineDirective = (label, _attributes, context) =>
  permissionName(label, context);

/** `::roles`: the roles of the factory and the most each may discount. */
export const roles: BlockDirective = (_attributes, context) => [
  table(
    ['Rol', 'Para quién es', 'Descuento máximo', 'Permisos'],
    context.facts.permissions.roles.map((role) => [
      [strong(role.nombre)],
      inline(role.descripcion),
      [text(joinUnits(`${role['descuento-maximo-pct']} %`))],
      [
        text(
          String(allPermissions(context).filter((item) => item.roles.includes(role.clave)).length),
        ),
      ],
    ]),
    [null, null, 'right', 'right'],
  ),
];

function mark(holds: boolean): PhrasingContent[] {
  return [
    element('span', { className: [holds ? 'tiene' : 'no-tiene'] }, [text(holds ? 'Sí' : 'No')]),
  ];
}

/** `::matriz-de-permisos`: which role holds which permission, one folded table a module. */
export const permissionMatrix: BlockDirective = (_attributes, context) => {
  const { modulos, roles: roleFacts } = context.facts.permissions;
  return modulos.map((module) =>
    folded(
      [heading(3, `Permisos de ${moduleTitle(module.modulo).toLowerCase()}`)],
      [
        table(
          [[text('Permiso')], ...roleFacts.map((role) => [text(role.nombre)])],
          module.permisos.map((item) => [
            [strong(item.nombre), text(' ('), code(item.clave), text(`). ${item.descripcion}`)],
            ...roleFacts.map((role) => mark(item.roles.includes(role.clave))),
          ]),
        ),
      ],
      'pregunta',
    ),
  );
};
