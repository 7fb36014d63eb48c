import type { Facts } from '../../facts/facts';
import { menuOf } from '../../facts/menu-paths';
import { messageUrl } from '../../facts/message-url';
import type { Permission } from '../../facts/permissions';
import { askedWords, isSaid, readSaid } from '../../text/spoken-words';
import { costsPermission, moduleTitle } from '../directives/permissions';
import { anchorOf } from '../markdown/anchors';
import type { PageNode } from '../markdown/page-nodes';
import type { Choice, Finder, FinderEntry, FinderGroup } from './finder';
import { FINDER_URLS } from './finder-urls';
import { choiceOfNames, link, listedRoles, node, paragraph, placesIn, titleOf } from './parts';

/** Page where the permissions of a role are changed. */
const PERMISSIONS_PAGE = 'delfin/archivos/configuracion/seguridad/permisos';

/** What comes up without a permission, with a shortcut or in another product. */
const REFUSAL = 'DLF-1004';

/** Most pages that a row leads to; the filter knows all. */
const MOST_PAGES = 2;

/** Modules whose permissions open what a menu leads to. */
const MENUS = new Set(['consultas', 'reportes']);

function codeLink(code: string): PageNode {
  return node('a', { href: messageUrl(code) }, node('code', {}, code));
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

/** Synonyms of the words of the trade that a permission is called by. */
function synonymsOf({ nombre, descripcion }: Permission, { glossary }: Facts): string {
  const said = readSaid(`${nombre} ${descripcion}`);
  const own = glossary.filter(({ termino }) => {
    const words = askedWords(termino);
    return words.length > 0 && words.every((word) => isSaid(word, said));
  });
  return [...new Set(own.flatMap(({ sinonimos }) => sinonimos))].join(' ');
}

/** Pages that a permission is for, in the order of the menus; of reports their groups, for each has one permission. */
function placesOf({ clave }: Permission, { screens, reports, pages, routes }: Facts): string[] {
  const asking = [...screens, ...reports, ...pages].filter(({ permisos }) =>
    permisos?.includes(clave),
  );
  const places = [...routes.values()].flatMap(({ path, parent = path }) => {
    const own = asking.filter(({ ruta }) => ruta === path);
    if (own.length === 0) return [];
    return own.some((page) => 'tipo' in page && page.tipo === 'reporte') ? parent : path;
  });
  return [...new Set(places)];
}

/** A cell that says on a phone what its column is. */
function cell(column: string, children: readonly PageNode[]): PageNode {
  if (children.length === 0) return node('td', {}, '—');
  return node('td', { 'data-columna': column }, ...children);
}

function linksTo(pages: readonly string[], facts: Facts): PageNode[] {
  const links = pages
    .slice(0, MOST_PAGES)
    .flatMap((route, index) => [
      ...(index > 0 ? [', '] : []),
      link(facts.routes.get(route)?.url, titleOf(route, facts)),
    ]);
  const rest = pages.length - MOST_PAGES;
  return rest > 0 ? [...links, ` y ${rest} más`] : links;
}

function entryOf(
  permission: Permission,
  module: string,
  [role, screen]: readonly [Choice, Choice],
  facts: Facts,
): FinderEntry {
  const { clave, nombre, descripcion, roles } = permission;
  const all = facts.permissions.roles;
  const pages = placesOf(permission, facts);
  const titles = pages.map((route) => titleOf(route, facts));
  const names = all.filter((item) => roles.includes(item.clave)).map((item) => item.nombre);
  const refused = roles.length === all.length ? [] : withoutIt(permission, module, facts);
  return {
    head: [
      node(
        'th',
        { scope: 'row' },
        nombre,
        // The Markdown copy has no lines: without it, the description is glued to the name.
        '.\u00a0',
        paragraph(descripcion),
      ),
    ],
    body: [
      cell('Quién puede', [listedRoles(roles, facts) || 'Nadie, de fábrica']),
      cell('Los demás ven', refused),
      cell('Se usa en', linksTo(pages, facts)),
    ],
    values: [placesIn(role, names), placesIn(screen, titles)],
    words: `${clave} ${synonymsOf(permission, facts)}`,
  };
}

function intro(facts: Facts): PageNode[] {
  const menu = menuOf(PERMISSIONS_PAGE, facts) ?? titleOf(PERMISSIONS_PAGE, facts);
  return [
    paragraph(
      'Escriba una acción, por ejemplo «anular», o elija un rol: verá quién puede y qué ven los demás.',
    ),
    paragraph(
      'Se cambian por rol en ',
      link(facts.routes.get(PERMISSIONS_PAGE)?.url, menu),
      ' y valen al volver a iniciar sesión. Sin permiso, un atajo de teclado muestra ',
      codeLink(REFUSAL),
      '.',
    ),
  ];
}

/** «¿Quién puede…?»: every permission, the roles that hold it, and what the others see. */
export function permissionFinder(facts: Facts): Finder {
  const { roles, modulos } = facts.permissions;
  const all = modulos.flatMap(({ permisos }) => permisos);
  const role = choiceOfNames(
    { name: 'rol', label: 'Rol que lo tiene', all: 'Todos los roles' },
    roles.map(({ nombre }) => nombre),
  );
  const screen = choiceOfNames(
    { name: 'pantalla', label: 'Pantalla', all: 'Todas' },
    all.flatMap((permission) => placesOf(permission, facts).map((route) => titleOf(route, facts))),
  );
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
    intro: intro(facts),
    asks: 'Acción o permiso',
    choices: [role, screen],
    names: ['permiso', 'permisos'],
    none: 'Ningún permiso dice eso',
    idle: ['quién', 'puede', 'permiso', 'poder', 'autoriza', 'rol'],
    columns: ['Permiso', 'Quién puede', 'Los demás ven', 'Se usa en'],
    groups: modulos.map(
      ({ modulo, permisos }): FinderGroup => ({
        id: anchorOf(moduleTitle(modulo)),
        title: moduleTitle(modulo),
        entries: permisos.map((item) => entryOf(item, modulo, [role, screen], facts)),
      }),
    ),
  };
}
