import type { Facts } from '../../facts/facts';
import { answeringColumns, isMeasured, type Report, type ReportColumn } from '../../facts/reports';
import { ended, lowerFirst } from '../../text/sentence';
import { neededPermissions, usedFilters } from '../directives/report-page';
import { anchorOf } from '../markdown/anchors';
import { formatCell } from '../markdown/format';
import type { PageElement } from '../markdown/page-nodes';
import { plainFactText } from '../plain-fact-text';
import type { Finder, FinderEntry, FinderGroup } from './finder';
import { FINDER_URLS } from './finder-urls';
import { choiceOfNames, link, listedRoles, node, paragraph, placesIn, readersWords } from './parts';

/** Rows of the example that each report shows. */
const EXAMPLE_ROWS = 2;

/** A column of so many reports that choosing it helps. */
const COMMON = 4;

/** Columns that tell nothing of who or what a report is about. */
const NOBODY = new Set(['codigo', 'barras', 'activo', 'unidad', 'identificacion']);

/** When a report is about, by the kind of its filter of time. */
const times: Readonly<Record<string, string>> = {
  'rango-fechas': 'Entre dos fechas',
  'rango-meses': 'Entre dos meses',
  fecha: 'A una fecha',
};
const NOW = 'Como está hoy';

function exampleOf(report: Report, columns: readonly ReportColumn[]): PageElement {
  // Most columns are figures, and a class in each cell would weigh more than half as much as the figures.
  const cell = (tag: string, column: ReportColumn, words: string) =>
    node(
      tag,
      isMeasured(column.tipo) || column === columns[0] ? {} : { className: 'palabras' },
      words,
    );
  const headers = columns.map((column) => cell('th', column, column.nombre));
  const rows = report.ejemplo.filas
    .slice(0, EXAMPLE_ROWS)
    .map((row) =>
      columns.map((column) => cell('td', column, formatCell(row[column.clave], column.tipo))),
    );
  return node(
    'table',
    {},
    node('thead', {}, node('tr', {}, ...headers)),
    node('tbody', {}, ...rows.map((cells) => node('tr', {}, ...cells))),
  );
}

/** Names of the columns of words that say whom or what a row is about. */
function subjectsOf({ columnas }: Report): string[] {
  return columnas
    .filter((column) => !isMeasured(column.tipo) && !NOBODY.has(column.clave))
    .map(({ nombre }) => nombre);
}

function timeOf({ filtros }: Report): string {
  return filtros.map(({ tipo }) => times[tipo]).find((time) => time !== undefined) ?? NOW;
}

function commonSubjects(reports: readonly Report[]): string[] {
  const all = reports.flatMap((report) => [...new Set(subjectsOf(report))]);
  return all.filter((name) => all.filter((other) => other === name).length >= COMMON);
}

/** Name of a group of reports in the menus: `Ventas` of `Reportes > Ventas`. */
function groupOf({ menu }: Report): string {
  return menu.split(' > ').slice(0, -1).join(' > ');
}

/** The permissions without which a report does not open, and the roles that hold all of them. */
function openersOf(report: Report, { permissions }: Facts) {
  const needed = new Set(neededPermissions(report));
  const held = permissions.modulos
    .flatMap(({ permisos }) => permisos)
    .filter(({ clave }) => needed.has(clave));
  const roles = permissions.roles.filter(({ clave }) =>
    held.every(({ roles }) => roles.includes(clave)),
  );
  return { permissions: held.map(({ nombre }) => nombre), roles };
}

/** Who opens a report: all of a group need the same permission, and each query its own. */
function opening(report: Report, facts: Facts): string {
  const { permissions, roles } = openersOf(report, facts);
  const names = listedRoles(
    roles.map(({ clave }) => clave),
    facts,
  );
  return `Lo abren: ${names.toLowerCase()}, con el permiso ${permissions.join(' y ')}.`;
}

function lastStep(menu: string): string {
  return menu.split(' > ').at(-1) ?? menu;
}

function choicesOf({ reports, permissions }: Facts) {
  return {
    menus: [...new Set(reports.map(groupOf))].sort(
      (a, b) => b.split(' > ').length - a.split(' > ').length || a.localeCompare(b, 'es'),
    ),
    subject: choiceOfNames(
      { name: 'por', label: 'Por quién o qué', all: 'Cualquiera' },
      commonSubjects(reports),
    ),
    time: choiceOfNames(
      { name: 'cuando', label: 'De cuándo', all: 'Cualquier tiempo' },
      reports.map(timeOf),
    ),
    role: choiceOfNames(
      { name: 'rol', label: 'Lo puede abrir', all: 'Cualquier rol' },
      permissions.roles.map(({ nombre }) => nombre),
    ),
  };
}

function entryOf(
  report: Report,
  { menus, subject, time, role }: ReturnType<typeof choicesOf>,
  context: { facts: Facts; docsDir: string },
  isCommon: boolean,
): FinderEntry {
  const { facts } = context;
  const { roles } = openersOf(report, facts);
  const ownMenu = lastStep(report.menu);
  const route = facts.routes.get(report.ruta);
  const title = route?.title ?? report.ruta;
  const columns = answeringColumns(report);
  const others = report.columnas.filter((column) => !columns.includes(column));
  const filters = usedFilters(report).map(([name, value]) => `${name}: ${value}`);
  const shown = exampleOf(report, columns);
  const head = [link(route?.url, title), paragraph(plainFactText(report.pregunta, facts))];
  const said = [
    ...(isCommon ? [] : [opening(report, facts)]),
    ...(ownMenu === title ? [] : [`En el menú: ${ownMenu}.`]),
    ...(others.length === 0
      ? []
      : [`También trae: ${others.map(({ nombre }) => lowerFirst(nombre)).join(', ')}.`]),
  ];
  const body = said.length > 0 ? [paragraph(said.join(' '))] : [];
  return {
    head,
    body,
    values: [
      [menus.indexOf(groupOf(report))],
      placesIn(subject, subjectsOf(report)),
      placesIn(time, [timeOf(report)]),
      placesIn(
        role,
        roles.map(({ nombre }) => nombre),
      ),
    ],
    words: readersWords(report.ruta, [...head, ...body, shown], context),
    fold: {
      label: 'Ejemplo',
      nodes: [...(filters.length > 0 ? [paragraph(ended(filters.join('; ')))] : []), shown],
    },
  };
}

/** «¿Qué reporte necesito?»: every report and query by its question, with the columns that answer it. */
export function reportFinder(facts: Facts, docsDir: string): Finder {
  const choices = choicesOf(facts);
  const { menus, subject, time, role } = choices;
  const themes = menus.map(lastStep).map((name): [string, string] => [anchorOf(name), name]);
  return {
    url: FINDER_URLS.reports,
    title: '¿Qué reporte necesito?',
    description:
      'Todos los reportes y consultas de Delfín por la pregunta que responden, con sus columnas, los roles que los abren y un ejemplo.',
    keywords: [
      'qué reporte necesito',
      'qué informe me sirve',
      'cuál reporte uso',
      'buscar reporte',
    ],
    intro: [
      paragraph(
        'Escriba su pregunta como la diría, por ejemplo «a quién le debo», o elija qué quiere ver.',
      ),
    ],
    asks: 'Su pregunta',
    choices: [
      { name: 'tema', label: 'Tema', all: 'Todos los temas', options: themes },
      subject,
      time,
      role,
    ],
    names: ['reporte', 'reportes'],
    none: 'Ningún reporte responde a eso',
    idle: ['reporte', 'informe', 'listado', 'consulta', 'ver', 'mostrar', 'saco', 'busco'],
    groups: menus.map((menu, index): FinderGroup => {
      const own = facts.reports.filter((report) => groupOf(report) === menu);
      const [common = '', ...others] = new Set(own.map((report) => opening(report, facts)));
      const isCommon = others.length === 0;
      return {
        id: themes[index]?.[0] ?? '',
        title: menu,
        ...(isCommon && { common: [paragraph(common)] }),
        entries: own.map((report) => entryOf(report, choices, { facts, docsDir }, isCommon)),
      };
    }),
  };
}
