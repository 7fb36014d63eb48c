import type { PhrasingContent, RootContent } from 'mdast';
import type { Report } from '../../facts/reports';
import { lowerFirst } from '../../text/lower-first';
import { isMeasured } from '../answer-column';
import { drawChart } from '../charts/chart';
import { chartDataOf } from '../charts/chart-data';
import { formatCell } from '../markdown/format';
import {
  element,
  heading,
  htmlTree,
  list,
  paragraph,
  strong,
  table,
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

function reportOf(attributes: Parameters<BlockDirective>[0], context: PageContext): Report {
  return findFact(context.facts.reports, 'ruta', pagePath(attributes, context), 'report');
}

function filterTable(report: Report): RootContent {
  return table(
    ['Filtro', 'Qué hace', 'Valor por defecto'],
    report.filtros.map((filter) => [
      [strong(filter.nombre)],
      inline(filter['que-hace']),
      inline(filter['por-defecto']),
    ]),
  );
}

function columnTable(report: Report): RootContent {
  return table(
    ['Columna', 'Qué significa'],
    report.columnas.map((column) => [[strong(column.nombre)], inline(column.significado)]),
  );
}

function order(report: Report): RootContent {
  const grouping =
    report.agrupacion === 'Ninguna' ? '' : `, agrupadas por ${report.agrupacion.toLowerCase()}`;
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

function usedFilters(report: Report): RootContent {
  const used = Object.entries(report.ejemplo.filtros).map(([key, value]) => {
    const filter = report.filtros.find((candidate) => candidate.clave === key);
    return `**${filter?.nombre ?? key}**: ${value}`;
  });
  return paragraph(...inline(`Filtros usados: ${used.join('; ')}.`).flatMap(unbrokenDates));
}

function exampleTable(report: Report): RootContent {
  const { filas, totales } = report.ejemplo;
  const totalRow = report.columnas.map((column, index): PhrasingContent[] => {
    if (index === 0 && totales[column.clave] === undefined) return [strong('Total')];
    const total = formatCell(totales[column.clave], column.tipo);
    return total === '' ? [text('')] : [strong(total)];
  });
  const hasTotals = Object.keys(totales).length > 0;
  const answer = report.responde.at(-1);
  return table(
    report.columnas.map((column) => [text(column.nombre)]),
    [
      ...filas.map((row) =>
        report.columnas.map((column) => [text(formatCell(row[column.clave], column.tipo))]),
      ),
      ...(hasTotals ? [totalRow] : []),
    ],
    report.columnas.map((column) => (isMeasured(column.tipo) ? 'right' : null)),
    report.columnas.findIndex((column) => column.clave === answer),
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
        ` muestra ${data.yTitle.toLowerCase()} por ${data.xTitle.toLowerCase()}. Con los datos del ejemplo se ve así:`,
      ),
    ),
    htmlTree(drawChart(data)),
  ];
}

const exportNames: Record<Report['exportar'][number], string> = {
  pantalla: 'la pantalla',
  impresora: 'la impresora (F10)',
  PDF: 'un archivo PDF',
  Excel: 'un libro de Excel con los filtros usados',
};

/** In a query F10 prints the document of the chosen row, and the list only when no row is chosen. */
const printerOfQuery = 'la impresora (F10, sin un documento elegido)';

function exportBlocks(report: Report): RootContent[] {
  const targets = report.exportar.map((target) =>
    target === 'impresora' && report.tipo === 'consulta' ? printerOfQuery : exportNames[target],
  );
  const last = targets.pop();
  const joined = targets.length > 0 ? `${targets.join(', ')} y ${last}` : last;
  return [
    heading(2, 'Exportar'),
    paragraph(
      ...inline(
        `Pulse **Exportar** (Ctrl+E). La salida puede ser ${joined}. Para PDF o Excel hace falta además el permiso **Exportar reportes**. Si el archivo está abierto en otro programa, aparece :mensaje[DLF-6003]`,
      ),
    ),
  ];
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

function permissionBlocks(report: Report, context: PageContext): RootContent[] {
  const needed = neededPermissions(report);
  const names = needed.flatMap((key, index) => [
    ...(index === 0 ? [] : [text(' y ')]),
    ...permissionName(key, context),
  ]);
  return [
    paragraph(
      text(needed.length > 1 ? 'Pide los permisos ' : 'Pide el permiso '),
      ...names,
      text(`. ${needed.length > 1 ? 'Si falta alguno' : 'Sin él'}, el menú se ve apagado.`),
    ),
    ...(onlyHidesCosts(report)
      ? [
          paragraph(
            text('Sin '),
            ...permissionName(costsPermission, context),
            text(' se abre, pero las columnas de costo, valor, utilidad y margen salen vacías.'),
          ),
        ]
      : []),
    paragraph(...inline('Si no hay datos con los filtros elegidos, aparece :mensaje[DLF-6001]')),
  ];
}

function count(number: number, name: string): string {
  return number === 1 ? `1 ${name}` : `${number} ${name}s`;
}

function reportBlocks(
  report: Report,
  context: PageContext,
  reading: RootContent[],
  uses: RootContent[],
): RootContent[] {
  return [
    ...factBox({ de: report.ruta }, context, []),
    heading(2, 'Ejemplo'),
    exampleTable(report),
    ...reading,
    usedFilters(report),
    ...(report.ejemplo.nota ? [paragraph(...inline(report.ejemplo.nota))] : []),
    ...chartBlocks(report),
    heading(2, 'Cuándo usarlo'),
    list(report['cuando-usarlo'].map(inline)),
    ...uses,
    heading(2, 'Filtros'),
    paragraph(...inline('Elija los filtros y pulse **Ver** (F5).')),
    htmlTree(drawScreen(context.facts, { screen: report.ruta })),
    folded(
      [text(`Qué hace cada uno: ${count(report.filtros.length, 'filtro')}`)],
      [filterTable(report)],
    ),
    heading(2, 'Columnas'),
    order(report),
    folded(
      [text(`Qué significa cada una: ${count(report.columnas.length, 'columna')}`)],
      [columnTable(report)],
    ),
    ...exportBlocks(report),
    heading(2, 'Permisos'),
    ...permissionBlocks(report, context),
    heading(2, report.tipo === 'consulta' ? 'Páginas relacionadas' : 'Reportes relacionados'),
    ...relatedList(report.relacionados, report.ruta, context),
  ];
}

function isHeading(node: RootContent): boolean {
  return node.type === 'heading';
}

/**
 * `:::reporte` and `:::consulta`: the whole page of a report or query. The body reads the example; what begins
 * with a heading there («Qué puede hacer desde aquí») is done with it, and stands before filters and columns.
 */
export const report: BlockDirective = (attributes, context, body) => {
  const firstHeading = body.findIndex(isHeading);
  const reading = firstHeading === -1 ? body : body.slice(0, firstHeading);
  const uses = firstHeading === -1 ? [] : body.slice(firstHeading);
  return reportBlocks(reportOf(attributes, context), context, reading, uses);
};
