import type { PhrasingContent, RootContent } from 'mdast';
import { connectionOf } from '../../facts/connections';
import { element, list, strong, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { type BlockDirective, findRoute, type PageContext, pagePath } from './directive';
import { commonPageFacts } from './page-facts';
import { permissionName, rolesHolding } from './permissions';

/** Permissions that the box says outright. */
const roomForPermissions = 3;

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

/** The path with a button that copies it; outside the box paths stay plain, to read undisturbed. */
function copyableMenu(menuPath: string): PhrasingContent[] {
  return [
    strong(menuPath),
    text(' '),
    element(
      'button',
      { type: 'button', className: ['copiar'], ariaLabel: 'Copiar la ruta del menú' },
      [text('Copiar')],
    ),
  ];
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

/** The permissions of a task; many of them stand behind their number, or the box would hide the page. */
function permissionsPart(keys: readonly string[], context: PageContext): RootContent[] {
  const descriptions = permissionsByRoles(keys, context);
  if (keys.length === 0) return [];
  if (keys.length <= roomForPermissions) {
    return definition(keys.length > 1 ? 'Permisos' : 'Permiso', descriptions);
  }
  return [
    element('dt', {}, [text('Permisos')]),
    element('dd', {}, [
      element('details', {}, [
        element('summary', {}, [text(`${keys.length}, según lo que vaya a hacer`)]),
        list(descriptions),
      ]),
    ]),
  ];
}

/** `::ficha`: what a task needs: menu path, permissions and roles, connection. In a box. */
export const factBox: BlockDirective = (attributes, context) => {
  const { menu, permisos, quien } = commonPageFacts(attributes, context);
  const route = findRoute(context, pagePath(attributes, context));
  const connection = connectionOf(route.path, context.facts.connections);
  return [
    element('dl', { className: ['ficha'] }, [
      ...(menu ? definition(menuLabel(menu, route.product, context), [copyableMenu(menu)]) : []),
      ...permissionsPart(permisos, context),
      ...(quien ? definition('Quién', [inline(quien)]) : []),
      ...(connection ? definition('Conexión', [inline(connection.texto)], 'conexion') : []),
    ]),
  ];
};
