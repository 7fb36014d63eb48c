import type { PhrasingContent } from 'mdast';
import { type Connection, connectionOf } from '../../facts/connections';
import { element, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { type BlockDirective, findRoute, type PageContext, pagePath } from './directive';
import { commonPageFacts } from './own-page';
import { findPermission, rolesHolding } from './permissions';

function definition(term: string, descriptions: readonly string[], className = '') {
  return [
    element(`dt${className}`, term),
    ...descriptions.map((words) => element(`dd${className}`, words)),
  ];
}

/** Name of the window that stands only on the server and belongs to no product's menu. */
const serverWindow = 'Administrador del servidor';

function menuLabel(menuPath: string, product: string, context: PageContext): string {
  if (menuPath.startsWith(`${serverWindow} > `)) return 'En el servidor';
  const name = context.facts.products.find((item) => item.clave === product)?.nombre;
  return `Menú de ${name ?? product}`;
}

/** Permissions and who holds them; those that the same roles hold, together. */
function permissionsByRoles(keys: readonly string[], context: PageContext): string[] {
  const holders = [...new Set(keys.map((key) => rolesHolding(key, context)))];
  return holders.map((roles) => {
    const held = keys.filter((key) => rolesHolding(key, context) === roles);
    return `${held.map((key) => `:permiso[${key}]`).join('; ')}: ${roles}`;
  });
}

/** What a task needs, in the fewest words: it stands before the steps of every page. */
function neededInShort(
  keys: readonly string[],
  connection: Connection | undefined,
  context: PageContext,
): PhrasingContent[] {
  const [first, ...others] = keys.map((key) => findPermission(key, context).nombre);
  // Reports of profit ask for both; elsewhere no reader needs all, as each button asks for its own.
  const needsAll = keys.includes('rep-utilidad');
  const some = needsAll
    ? others.map((name) => ` y ${name}`).join('')
    : ' y otro, según lo que haga';
  const asked = others.length > 0 ? some : '';
  const isMany = others.length > 1 && !needsAll;
  const named = isMany ? `${keys.length} permisos, según lo que haga` : `permiso ${first}${asked}`;
  const place = connection && /^\*\*(.+?)\*\*/.exec(connection.texto)?.[1]?.toLowerCase();
  const short = [
    ...(first ? [text(named)] : []),
    ...(place ? [element('span.conexion', place.replaceAll(' ', '\u00a0'))] : []),
  ];
  return short.flatMap((node, index) => [text(index === 0 ? ': ' : ' · '), node]);
}

/**
 * `::ficha`, or `:::ficha … :::` with what else to have ready: the menu path in sight; permissions, roles,
 * connection and the rest folded, because they matter to few and stand before the steps.
 */
export const factBox: BlockDirective = (attributes, context, body) => {
  const { menu, permisos, quien } = commonPageFacts(attributes, context);
  const route = findRoute(context, pagePath(attributes, context));
  const connection = connectionOf(route.path, context.facts.connections);
  const plan = connectionOf(route.path, context.facts.plans);
  const held = permissionsByRoles(permisos, context);
  const needs = [
    ...(plan ? definition('Plan', [plan.texto]) : []),
    ...(held.length > 0 ? definition(permisos.length > 1 ? 'Permisos' : 'Permiso', held) : []),
    ...(quien ? definition('Quién', [quien]) : []),
    ...(connection ? definition('Conexión', [connection.texto], '.conexion') : []),
  ];
  const short = [text('Antes de empezar'), ...neededInShort(permisos, connection, context)];
  const folded = element(
    'details.pliegue',
    [element('summary', short), ...(needs.length > 0 ? [element('dl', needs)] : []), ...body],
    route.path === context.routePath ? { id: 'antes-de-empezar' } : {},
  );
  const label = menu && element('span', menuLabel(menu, route.product, context));
  const way = label ? [label, text(' '), ...inline(`**${menu}**`)] : [];
  return [
    element('div.ficha', [
      ...(way.length > 0 ? [element('p', way)] : []),
      ...(needs.length + body.length > 0 ? [folded] : []),
    ]),
  ];
};
