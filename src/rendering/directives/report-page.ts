import type { PhrasingContent, RootContent } from 'mdast';
import { isMeasured, type Report } from '../../facts/reports';
import { ended, lowerFirst } from '../../text/sentence';
import { drawChart } from '../charts/chart';
import { chartDataOf } from '../charts/chart-data';
import { formatCell } from '../markdown/format';
import { element, htmlTree, paragraph, table, tableOf, text } from '../markdown/nodes';
import { blocks, inline } from '../markdown/parse';
import { drawScreen } from '../screens/draw-screen';
import { UNBROKEN_CLASS } from '../unbroken';
import { type BlockDirective, findFact, pagePath } from './directive';
import { folded } from './fold';
import { costsPermission } from './permissions';

function order({ agrupacion, orden }: Report): string {
  const grouping = agrupacion === 'Ninguna' ? '' : `, agrupadas por ${lowerFirst(agrupacion)}`;
  return `De fábrica, las filas salen en este orden: ${lowerFirst(orden)}${grouping}. Un clic en el título de una columna lo cambia.`;
}

/** A date does not part at its hyphens. */
function unbrokenDates(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== 'text') return [node];
  return node.value
    .split(/(\d{4}-\d\d-\d\d)/)
    .map((part, index) =>
      index % 2 === 1 ? element(`span.${UNBROKEN_CLASS}`, [text(part)]) : text(part),
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
  return [paragraph(inline(sentence).flatMap(unbrokenDates))];
}

function exampleTable({ columnas, ejemplo: { filas, totales } }: Report): RootContent {
  const totalRow = columnas.map(({ clave, tipo }, index) => {
    const total = formatCell(totales[clave], tipo) || (index === 0 ? 'Total' : '');
    return total && `**${total}**`;
  });
  const rows = filas.map((row) =>
    columnas.map(({ clave, tipo }) => [text(formatCell(row[clave], tipo))]),
  );
  const hasTotals = Object.keys(totales).length > 0;
  return table(
    columnas.map(({ nombre }) => nombre),
    [...rows, ...(hasTotals ? [totalRow] : [])],
    columnas.map(({ tipo }) => (isMeasured(tipo) ? 'right' : null)),
  );
}

function chartBlocks(report: Report): RootContent[] {
  const data = chartDataOf(report);
  if (!data) return [];
  const shown = `${lowerFirst(data.yTitle)} por ${lowerFirst(data.xTitle)}`;
  return [
    ...blocks(
      `## Gráfico\n\nLa pestaña **Gráfico** muestra ${shown}. Con los datos del ejemplo se ve así:`,
    ),
    htmlTree(drawChart(data)),
  ];
}

/** How it is printed and exported is told once for all; in a query F10 prints the document of the chosen row. */
function exporting({ tipo, columnas }: Report): string {
  const howTo =
    '[Exportar o imprimir](/docs/delfin/reportes/como-usar-los-reportes/#exportar-o-imprimir)';
  const isOfDocuments = tipo === 'consulta' && columnas.some(({ clave }) => clave === 'documento');
  const ofQuery = ' Con un documento elegido, F10 lo imprime a él y no la lista.';
  return `Para llevarlo a Excel, a PDF o al papel, vea ${howTo}.${isOfDocuments ? ofQuery : ''}`;
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
function hiddenCosts(report: Report): RootContent[] {
  if (!onlyHidesCosts(report)) return [];
  const names = report.columnas
    .filter(({ permiso }) => permiso === costsPermission)
    .map(({ nombre }) => `**${nombre}**`);
  const listed = new Intl.ListFormat('es').format(names);
  return [paragraph(`Sin :permiso[${costsPermission}] se abre, pero no muestra ${listed}.`)];
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
  const { ruta, tipo, filtros, columnas, ejemplo } = report;
  const firstHeading = body.findIndex(({ type }) => type === 'heading');
  const end = firstHeading === -1 ? body.length : firstHeading;
  const filters = tableOf(
    filtros,
    ['Filtro', ({ nombre }) => `**${nombre}**`],
    ['Qué hace', (filter) => filter['que-hace']],
    ['Valor por defecto', (filter) => filter['por-defecto']],
  );
  const columns = tableOf(
    columnas,
    ['Columna', ({ nombre }) => `**${nombre}**`],
    ['Qué significa', ({ significado }) => significado],
  );
  return [
    ...blocks(`::ficha{de="${ruta}"}\n\n## Ejemplo`),
    exampleTable(report),
    ...body.slice(0, end),
    ...filterLine(report),
    ...(ejemplo.nota ? [paragraph(ejemplo.nota)] : []),
    ...chartBlocks(report),
    ...blocks(`## Cuándo usarlo\n\n- ${report['cuando-usarlo'].join('\n- ')}`),
    ...body.slice(end),
    ...blocks('## Filtros\n\nElija los filtros y pulse **Ver** (F5).'),
    htmlTree(drawScreen(context.facts, { screen: ruta })),
    folded(`Qué hace cada uno: ${count(filtros.length, 'filtro')}`, [filters]),
    ...blocks(`## Columnas\n\n${order(report)}`),
    folded(`Qué significa cada una: ${count(columnas.length, 'columna')}`, [columns]),
    ...hiddenCosts(report),
    paragraph(exporting(report)),
    ...blocks(
      `## ${tipo === 'consulta' ? 'Páginas relacionadas' : 'Reportes relacionados'}\n\n::relacionadas{de="${ruta}"}`,
    ),
  ];
};
