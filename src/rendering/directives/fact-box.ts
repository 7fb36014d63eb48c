import type { PhrasingContent } from 'mdast';
import { type Connection, connectionOf } from '../../facts/connections';
import { element, strong, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { type BlockDirective, findRoute, type PageContext, pagePath } from './directive';
import { commonPageFacts } from './own-page';
import { findPermission, permissionName, rolesHolding } from './permissions';

function definition(term: string, descriptions: PhrasingContent[][], className?: string) {
  const properties = className ? { className: [className] } : {};
  return [
    element('dt', properties, [text(term)]),
    ...descriptions.map((children) => element('dd', properties, children)),
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
function permissionsByRoles(keys: readonly string[], context: PageContext): PhrasingContent[][] {
  const holders = [...new Set(keys.map((key) => rolesHolding(key, context)))];
  return holders.map((roles) => {
    const names = keys
      .filter((key) => rolesHolding(key, context) === roles)
      .map((key) => permissionName(key, context));
    const listed = names.flatMap((name, index) => (index > 0 ? [text('; '), ...name] : name));
    return [...listed, text(`: ${roles}`)];
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
  const permissions = first ? [text(named)] : [];
  const place = connection && /^\*\*(.+?)\*\*/.exec(connection.texto)?.[1]?.toLowerCase();
  const short = [
    ...permissions,
    ...(place
      ? [element('span', { className: ['conexion'] }, [text(place.replaceAll(' ', '\u00a0'))])]
      : []),
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
  const isOwn = route.path === context.routePath;
  const connection = connectionOf(route.path, context.facts.connections);
  const plan = connectionOf(route.path, context.facts.plans);
  const needs = [
    ...(plan ? definition('Plan', [inline(plan.texto)]) : []),
    ...(permisos.length > 0
      ? definition(
          permisos.length > 1 ? 'Permisos' : 'Permiso',
          permissionsByRoles(permisos, context),
        )
      : []),
    ...(quien ? definition('Quién', [inline(quien)]) : []),
    ...(connection ? definition('Conexión', [inline(connection.texto)], 'conexion') : []),
  ];
  const label = (path: string) => text(menuLabel(path, route.product, context));
  const way = menu ? [element('span', {}, [label(menu)]), text(' '), strong(menu)] : [];
  const properties = { className: ['pliegue'], ...(isOwn && { id: 'antes-de-empezar' }) };
  const short = [text('Antes de empezar'), ...neededInShort(permisos, connection, context)];
  const folded = element('details', properties, [
    element('summary', {}, short),
    ...(needs.length > 0 ? [element('dl', {}, needs)] : []),
    ...body,
  ]);
  return [
    element('div', { className: ['ficha'] }, [
      ...(way.length > 0 ? [element('p', {}, way)] : []),
      ...(needs.length + body.length > 0 ? [folded] : []),
    ]),
  ];
};
