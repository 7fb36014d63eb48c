import type { Report } from '../../facts/reports';
import { lowerFirst } from '../../text/sentence';
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

/** One mark for the rows of a name: what is said of a centre is all of it, of whatever month its rows are. */
function summed(rows: readonly { label: string; value: number }[]) {
  const sums = new Map<string, number>();
  for (const { label, value } of rows) sums.set(label, (sums.get(label) ?? 0) + value);
  return [...sums].map(([label, value]) => ({ label, value }));
}

/** The rows of a line over dates from the first to the last, whatever the order of the table. */
function inTime<Row extends Report['ejemplo']['filas'][number]>(
  rows: readonly Row[],
  { tipo, x }: { tipo: string; x: string },
): readonly Row[] {
  const isOverDays = tipo === 'lineas' && rows.every((row) => /^\d{4}-\d\d/.test(String(row[x])));
  return isOverDays ? rows.toSorted((a, b) => String(a[x]).localeCompare(String(b[x]))) : rows;
}

/** The chart of a report, or undefined when it has none or the rows hold no numbers. */
export function chartDataOf(report: Report): ChartData | undefined {
  const { grafico, ejemplo, columnas } = report;
  if (grafico.tipo === 'ninguna') return undefined;
  const x = columnas.find((column) => column.clave === grafico.x);
  const y = columnas.find((column) => column.clave === grafico.y);
  if (!x || !y) return undefined;
  const rows = inTime(ejemplo.filas, grafico).flatMap((row) => {
    const value = row[y.clave];
    return typeof value === 'number' ? [{ label: formatCell(row[x.clave], x.tipo), value }] : [];
  });
  if (rows.length === 0) return undefined;
  // A line follows its rows one by one: a balance is no sum.
  const marks = grafico.tipo === 'lineas' ? rows : summed(rows);
  const points = marks.map((mark) => ({ ...mark, formatted: formatCell(mark.value, y.tipo) }));
  return { kind: grafico.tipo, xTitle: x.nombre, yTitle: y.nombre, points };
}

/** The least point of a line, where its axis begins when all of it would lie in the upper fifth from zero on. */
export function lineStart({ kind, points }: ChartData): ChartPoint | undefined {
  const [least, ...others] = points.toSorted((a, b) => a.value - b.value);
  const most = others.at(-1)?.value ?? Number.POSITIVE_INFINITY;
  return kind === 'lineas' && least && least.value > 0.8 * most ? least : undefined;
}

/** Name of the chart: `Gráfico de barras: Total por Producto`. */
export function chartTitle(data: ChartData): string {
  const kind = data.kind.replace('lineas', 'líneas');
  const start = lineStart(data);
  const remark = start ? `. El eje empieza en ${start.formatted}` : '';
  return `Gráfico de ${kind}: ${data.yTitle} por ${lowerFirst(data.xTitle)}${remark}`;
}
