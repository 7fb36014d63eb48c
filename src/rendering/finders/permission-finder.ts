import type { Facts } from '../../facts/facts';
import { menuOf } from '../../facts/menu-paths';
import { messageUrl } from '../../facts/message-url';
import type { Permission } from '../../facts/permissions';
import { askedWords, isSaid, readSaid } from '../../text/spoken-words';
import { costsPermission, moduleTitle } from '../directives/permissions';
import { anchorOf } from '../markdown/anchors';
import type { PageNode } from '../markdown/page-nodes';
import type { Finder, FinderEntry, FinderGroup } from './finder';
import { FINDER_URLS } from './finder-urls';
import { choiceOfNames, listed, node } from './parts';

/** Page where the permissions of a role are changed. */
const PERMISSIONS_PAGE = 'delfin/archivos/configuracion/seguridad/permisos';

/** What comes up without a permission, with a shortcut or in another product. */
const REFUSAL = 'DLF-1004';

/** Most pages that a row leads to; the filter knows all. */
const MOST_PAGES = 2;

/** Modules whose permissions open what a menu leads to. */
const MENUS = new Set(['consultas', 'reportes']);

function codeLink(code: string): PageNode {
  return node('a', { href: messageUrl(code) }, code);
}

/** The message that tells somebody that a permission is missing, where it is another than a greyed button. */
function refusalOf(key: string, { messages }: Facts): string | undefined {
  const named = messages.find(({ texto }) => readSaid(texto).text.includes(readSaid(key).text));
  if (named) return named.codigo;
  const general = messages.find(({ codigo }) => codigo === REFUSAL);
  return general?.contextos.some(({ permiso }) => permiso === key) ? REFUSAL : undefined;
}

/** What somebody sees whose role has not a permission. */
function withoutIt({ clave, autorizable }: Permission, module: string, facts: Facts): PageNode[] {
  if (clave === costsPermission) return ['Las columnas de costo y utilidad, vacías'];
  if (autorizable) return ['El botón encendido; el mensaje trae ', node('strong', {}, 'Autorizar')];
  if (MENUS.has(module) && clave !== 'rep-exportar') return ['El menú apagado'];
  if (module !== 'otros-productos') return ['El botón apagado'];
  const refusal = refusalOf(clave, facts);
  return refusal ? ['El mensaje ', codeLink(refusal)] : ['—'];
}

/** Pages of the screens, reports and tasks that a permission is for, in the order of the menus. */
function pagesOf(key: string, { screens, reports, pages, routes }: Facts): string[] {
  const asking = [...screens, ...reports, ...pages].filter((page) => page.permisos?.includes(key));
  const own = new Set(asking.map(({ ruta }) => ruta));
  return [...routes.keys()].filter((route) => own.has(route));
}

/** Synonyms of the words of the trade that a permission is called by. */
function synonymsOf({ nombre, descripcion }: Permission, { glossary }: Facts): string {
  const said = readSaid(`${nombre} ${descripcion}`);
  const own = glossary.filter(({ termino }) => {
    const words = askedWords(termino);
    return words.length > 0 && words.every((word) => isSaid(word, said));
  });
  return [...new Set(own.flatMap(({ sinonimos }) => sinonimos))].join(' ');
}

/** «¿Quién puede…?»: every permission, the roles that hold it, and what the others see. */
export function permissionFinder(facts: Facts): Finder {
  const { permissions, routes } = facts;
  const nameOf = (route: string) => routes.get(route)?.title ?? route;
  const all = permissions.modulos.flatMap(({ permisos }) => permisos);
  const role = choiceOfNames(
    { name: 'rol', label: 'Rol que lo tiene', all: 'Todos los roles' },
    permissions.roles.map(({ nombre }) => nombre),
  );
  // Of the reports their groups: each has one permission, and there are as many reports as all other pages.
  const placesOf = (key: string) =>
    pagesOf(key, facts).map((route) => {
      const isReport = facts.reports.some(({ ruta, tipo }) => ruta === route && tipo === 'reporte');
      return isReport ? (routes.get(route)?.parent ?? route) : route;
    });
  const screen = choiceOfNames(
    { name: 'pantalla', label: 'Pantalla', all: 'Todas' },
    all.flatMap(({ clave }) => placesOf(clave).map(nameOf)),
  );

  const holdersOf = (keys: readonly string[]) => {
    if (keys.length === permissions.roles.length) return 'Todos los roles';
    const names = permissions.roles.flatMap(({ clave, nombre }) =>
      keys.includes(clave) ? [nombre] : [],
    );
    return names.length > 0 ? listed(names) : 'Nadie, de fábrica';
  };

  const entryOf = (permission: Permission, module: string): FinderEntry => {
    const { clave, nombre, descripcion, roles } = permission;
    const pages = [...new Set(placesOf(clave))];
    const links = pages
      .slice(0, MOST_PAGES)
      .flatMap((route, index): PageNode[] => [
        ...(index > 0 ? [', '] : []),
        node('a', { href: routes.get(route)?.url ?? '' }, nameOf(route)),
      ]);
    const rest = pages.length - MOST_PAGES;
    return {
      head: [
        node(
          'th',
          { scope: 'row' },
          nombre,
          ' ',
          node('code', {}, clave),
          node('p', {}, descripcion),
        ),
      ],
      body: [
        node('td', { 'data-columna': 'Quién puede' }, holdersOf(roles)),
        roles.length === permissions.roles.length
          ? node('td', {}, '—')
          : node(
              'td',
              { 'data-columna': 'Los demás ven' },
              ...withoutIt(permission, module, facts),
            ),
        links.length === 0
          ? node('td', {}, '—')
          : node(
              'td',
              { 'data-columna': 'Se usa en' },
              ...links,
              ...(rest > 0 ? [` y ${rest} más`] : []),
            ),
      ],
      values: [
        permissions.roles
          .filter(({ clave: key }) => roles.includes(key))
          .flatMap(({ nombre: name }) => role.placesOf([name])),
        screen.placesOf(pages.map(nameOf)),
      ],
      words: synonymsOf(permission, facts),
    };
  };

  return {
    url: FINDER_URLS.permissions,
    title: '¿Quién puede…?',
    description:
      'Qué rol puede hacer cada cosa en Delfín y sus productos, dónde se cambia ese permiso y qué ven los roles que no lo tienen.',
    keywords: [
      'quién puede anular',
      'quién puede dar descuento',
      'permisos por rol',
      'matriz de permisos',
    ],
    intro: [
      node(
        'p',
        {},
        'Escriba una acción, por ejemplo «anular», o elija un rol: verá quién puede y qué ven los demás.',
      ),
      node(
        'p',
        {},
        'Se cambian por rol en ',
        node(
          'a',
          { href: routes.get(PERMISSIONS_PAGE)?.url ?? '' },
          menuOf(PERMISSIONS_PAGE, facts) ?? nameOf(PERMISSIONS_PAGE),
        ),
        ' y valen al volver a iniciar sesión. Sin permiso, un atajo de teclado muestra ',
        codeLink(REFUSAL),
        '.',
      ),
    ],
    asks: 'Acción o permiso',
    choices: [role, screen].map(({ placesOf: _placesOf, ...choice }) => choice),
    names: ['permiso', 'permisos'],
    none: 'Ningún permiso dice eso',
    idle: ['quién', 'puede', 'permiso', 'poder', 'autoriza', 'rol'],
    columns: ['Permiso', 'Quién puede', 'Los demás ven', 'Se usa en'],
    groups: permissions.modulos.map(
      ({ modulo, permisos }): FinderGroup => ({
        id: anchorOf(moduleTitle(modulo)),
        title: moduleTitle(modulo),
        entries: permisos.map((permission) => entryOf(permission, modulo)),
      }),
    ),
  };
}
