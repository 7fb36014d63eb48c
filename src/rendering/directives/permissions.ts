import type { Permission } from '../../facts/permissions';
import { capitalised } from '../../text/sentence';
import { element, heading, table } from '../markdown/nodes';
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

/** Names of the roles that hold a permission: `administrador, supervisor`. */
export function rolesHolding(key: string, context: PageContext): string {
  const permission = findPermission(key, context);
  if (permission.roles.length === context.facts.permissions.roles.length) return 'todos los roles';
  return permission.roles.join(', ');
}

/** `:permiso[productos-precios]`: its name, which is what a reader finds in the program; its key stands in the matrix. */
export const permission: InlineDirective = (label, _attributes, context) =>
  `**${findPermission(label, context).nombre}**`;

/** `::roles`: the roles of the factory and the most each may discount. */
export const roles: BlockDirective = (_attributes, context) => {
  const held = (role: string) =>
    allPermissions(context).filter((item) => item.roles.includes(role)).length;
  return [
    table(
      ['Rol', 'Para quién es', 'Descuento máximo', 'Permisos'],
      context.facts.permissions.roles.map((role) => [
        `**${role.nombre}**`,
        role.descripcion,
        `${role['descuento-maximo-pct']} %`,
        String(held(role.clave)),
      ]),
      [null, null, 'right', 'right'],
    ),
  ];
};

/** `::matriz-de-permisos`: which role holds which permission, one folded table a module. */
export const permissionMatrix: BlockDirective = (_attributes, context) => {
  const { modulos, roles: roleFacts } = context.facts.permissions;
  return modulos.map(({ modulo, permisos }) => {
    const rows = permisos.map((item) => [
      `**${item.nombre}** (\`${item.clave}\`). ${item.descripcion}`,
      ...roleFacts.map(({ clave }) => [
        item.roles.includes(clave) ? element('span.tiene', 'Sí') : element('span.no-tiene', 'No'),
      ]),
    ]);
    const matrix = table(['Permiso', ...roleFacts.map(({ nombre }) => nombre)], rows);
    const title = heading(3, `Permisos de ${moduleTitle(modulo).toLowerCase()}`);
    return folded(title, [matrix], 'pregunta');
  });
};
