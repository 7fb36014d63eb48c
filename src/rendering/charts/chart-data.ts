import type { Report } from '../../facts/reports';
import { formatCell } from '../markdown/format';

/** One mark of a chart: what it is, how much, and how the amount is written. */
export interface ChartPoint {
  label: string;
  value: number;
  formatted: string;
}

/** What a chart draws, already taken from the rows of the example. */
export interface ChartData {
  kind: 'barras' | 'lineas' | 'torta';
  /** Title of the column along the axis: `Producto`. */
  xTitle: string;
  /** Title of the column that is measured: `Total`. */
  yTitle: string;
  points: ChartPoint[];
}

/** The chart of a report, or undefined when it has none or the rows hold no numbers. */
export function chartDataOf(report: Report): ChartData | undefined {
  const { grafico, ejemplo, columnas } = report;
  if (grafico.tipo === 'ninguna') return undefined;
  const x = columnas.find((column) => column.clave === grafico.x);
  const y = columnas.find((column) => column.clave === grafico.y);
  if (!x || !y) return undefined;
  const points = ejemplo.filas.flatMap((row) => {
    const value = row[y.clave];
    if (typeof value !== 'number') return [];
    return [
      { label: formatCell(row[x.clave], x.tipo), value, formatted: formatCell(value, y.tipo) },
    ];
  });
  if (points.length === 0) return undefined;
  return { kind: grafico.tipo, xTitle: x.nombre, yTitle: y.nombre, points };
}

const kindNames = {
  barras: 'Gráfico de barras',
  lineas: 'Gráfico de líneas',
  torta: 'Gráfico de torta',
};

/** Name of the chart: `Gráfico de barras: Total por Producto`. */
export function chartTitle(data: ChartData): string {
  return `${kindNames[data.kind]}: ${data.yTitle} por ${data.xTitle.toLowerCase()}`;
}

/** What the chart shows, in words, for who does not see it. */
export function chartDescription(data: ChartData): string {
  return `${data.points.map((point) => `${point.label}: ${point.formatted}`).join('; ')}.`;
}
