import type { PhrasingContent, RootContent } from 'mdast';
import { isMeasured, type Report } from '../../facts/reports';
import { ended, lowerFirst } from '../../text/sentence';
import { drawChart } from '../charts/chart';
import { chartDataOf } from '../charts/chart-data';
import { formatCell } from '../markdown/format';
import {
  element,
  heading,
  htmlTree,
  link,
  list,
  paragraph,
  strong,
  table,
  tableOf,
  text,
} from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { drawScreen } from '../screens/draw-screen';
import { UNBROKEN_CLASS } from '../unbroken';
import { type BlockDirective, findFact, type PageContext, pagePath } from './directive';
import { factBox } from './fact-box';
import { folded } from './fold';
import { relatedList } from './links';
import { costsPermission, permissionName } from './permissions';

function order(report: Report): RootContent {
  const grouping =
    report.agrupacion === 'Ninguna' ? '' : `, agrupadas por ${lowerFirst(report.agrupacion)}`;
  return paragraph(
    ...inline(
      `De fábrica, las filas salen en este orden: ${lowerFirst(report.orden)}${grouping}. Un clic en el título de una columna lo cambia.`,
    ),
  );
}

/** A date does not part at its hyphens. */
function unbrokenDates(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== 'text') return [node];
  return node.value
    .split(/(\d{4}-\d\d-\d\d)/)
    .map((part, index) =>
      index % 2 === 1 ? element('span', { className: [UNBROKEN_CLASS] }, [text(part)]) : text(part),
    );
}

/** The filters of an example, each with its value. */
export function usedFilters({ ejemplo, filtros }: Report): [name: string, value: string][] {
  return Object.entries(ejemplo.filtros).map(([key, value]) => {
    const filter = filtros.find((candidate) => candidate.clave === key);
    return [filter?.nombre ?? key, String(value)];
  });
}

function filterLine(report: Report): RootContent[] {
  const used = usedFilters(report).map(([name, value]) => `**${name}**: ${value}`);
  if (used.length === 0) return [];
  const sentence = ended(`Filtros usados: ${used.join('; ')}`);
  return [paragraph(...inline(sentence).flatMap(unbrokenDates))];
}

function exampleTable(report: Report): RootContent {
  const { filas, totales } = report.ejemplo;
  const totalRow = report.columnas.map((column, index): PhrasingContent[] => {
    if (index === 0 && totales[column.clave] === undefined) return [strong('Total')];
    const total = formatCell(totales[column.clave], column.tipo);
    return total === '' ? [text('')] : [strong(total)];
  });
  const hasTotals = Object.keys(totales).length > 0;
  return table(
    report.columnas.map((column) => [text(column.nombre)]),
    [
      ...filas.map((row) =>
        report.columnas.map((column) => [text(formatCell(row[column.clave], column.tipo))]),
      ),
      ...(hasTotals ? [totalRow] : []),
    ],
    report.columnas.map((column) => (isMeasured(column.tipo) ? 'right' : null)),
  );
}

function chartBlocks(report: Report): RootContent[] {
  const data = chartDataOf(report);
  if (!data) return [];
  return [
    heading(2, 'Gráfico'),
    paragraph(
      text('La pestaña '),
      strong('Gráfico'),
      text(
        ` muestra ${lowerFirst(data.yTitle)} por ${lowerFirst(data.xTitle)}. Con los datos del ejemplo se ve así:`,
      ),
    ),
    htmlTree(drawChart(data)),
  ];
}

/** How it is printed and exported is told once for all; in a query F10 prints the document of the chosen row. */
function exportBlock({ tipo, columnas }: Report): RootContent {
  const howTo = link(
    '/docs/delfin/reportes/como-usar-los-reportes/#exportar-o-imprimir',
    'Exportar o imprimir',
  );
  const ofQuery = ' Con un documento elegido, F10 lo imprime a él y no la lista.';
  return paragraph(
    text('Para llevarlo a Excel, a PDF o al papel, vea '),
    howTo,
    text(
      `.${tipo === 'consulta' && columnas.some(({ clave }) => clave === 'documento') ? ofQuery : ''}`,
    ),
  );
}

function onlyHidesCosts({ permisos }: Report): boolean {
  return (
    permisos.length > 1 && permisos.includes(costsPermission) && !permisos.includes('rep-utilidad')
  );
}

/** Permissions without which a report does not open. */
export function neededPermissions(report: Report): readonly string[] {
  return onlyHidesCosts(report)
    ? report.permisos.filter((key) => key !== costsPermission)
    : report.permisos;
}

/** What is empty without the permission for costs, where the rest of the report is not. */
function hiddenCosts(report: Report, context: PageContext): RootContent[] {
  if (!onlyHidesCosts(report)) return [];
  const names = report.columnas
    .filter(({ permiso }) => permiso === costsPermission)
    .map(({ nombre }) => `**${nombre}**`);
  return [
    paragraph(
      text('Sin '),
      ...permissionName(costsPermission, context),
      text(' se abre, pero no muestra '),
      ...inline(`${new Intl.ListFormat('es').format(names)}.`),
    ),
  ];
}

function count(number: number, name: string): string {
  return number === 1 ? `1 ${name}` : `${number} ${name}s`;
}

/**
 * `:::reporte` and `:::consulta`: the whole page of a report or query. The body reads the example; what begins
 * with a heading there («Qué puede hacer desde aquí») is done with it, and stands before filters and columns.
 */
export const report: BlockDirective = (attributes, context, body) => {
  const route = pagePath(attributes, context);
  const report = findFact(context.facts.reports, 'ruta', route, 'report');
  const firstHeading = body.findIndex(({ type }) => type === 'heading');
  const end = firstHeading === -1 ? body.length : firstHeading;
  return [
    ...factBox({ de: report.ruta }, context, []),
    heading(2, 'Ejemplo'),
    exampleTable(report),
    ...body.slice(0, end),
    ...filterLine(report),
    ...(report.ejemplo.nota ? [paragraph(...inline(report.ejemplo.nota))] : []),
    ...chartBlocks(report),
    heading(2, 'Cuándo usarlo'),
    list(report['cuando-usarlo'].map(inline)),
    ...body.slice(end),
    heading(2, 'Filtros'),
    paragraph(...inline('Elija los filtros y pulse **Ver** (F5).')),
    htmlTree(drawScreen(context.facts, { screen: report.ruta })),
    folded(
      [text(`Qué hace cada uno: ${count(report.filtros.length, 'filtro')}`)],
      [
        tableOf(
          report.filtros,
          ['Filtro', ({ nombre }) => [strong(nombre)]],
          ['Qué hace', (filter) => inline(filter['que-hace'])],
          ['Valor por defecto', (filter) => inline(filter['por-defecto'])],
        ),
      ],
    ),
    heading(2, 'Columnas'),
    order(report),
    folded(
      [text(`Qué significa cada una: ${count(report.columnas.length, 'columna')}`)],
      [
        tableOf(
          report.columnas,
          ['Columna', ({ nombre }) => [strong(nombre)]],
          ['Qué significa', ({ significado }) => inline(significado)],
        ),
      ],
    ),
    ...hiddenCosts(report, context),
    exportBlock(report),
    heading(2, report.tipo === 'consulta' ? 'Páginas relacionadas' : 'Reportes relacionados'),
    ...relatedList(report.relacionados, report.ruta, context),
  ];
};
