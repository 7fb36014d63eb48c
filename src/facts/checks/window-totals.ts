import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { Screen } from '../screens';

/** Names of the columns that make an amount, by what they hold. */
const columnNames = {
  product: ['Producto', 'Producto o gasto'],
  quantity: ['Cantidad', 'Empaque y cantidad'],
  price: ['Precio', 'Costo unitario', 'Valor unitario'],
  discount: ['Descuento %'],
  tax: ['Impuesto'],
} as const;

type Column = keyof typeof columnNames;

/** The number of `$ 11.900`, `UND y 81` or `1,5`; none for a cell without one. */
function numberIn(cell: string | undefined): number | undefined {
  const written = /\d[\d.]*(?:,\d+)?(?!.*\d)/.exec(cell ?? '')?.[0];
  return written === undefined ? undefined : Number(written.replaceAll('.', '').replace(',', '.'));
}

/** What the lines of a window sum, each with its discount and, where a column says it, its tax; undefined when a number lacks. */
function sumOf(columns: readonly string[], rows: readonly (readonly string[])[]) {
  const cellOf = (row: readonly string[], column: Column) => {
    const index = columns.findIndex((name) =>
      (columnNames[column] as readonly string[]).includes(name),
    );
    return index < 0 ? undefined : row[index];
  };
  const amounts = rows.map((row) => {
    const quantity = numberIn(cellOf(row, 'quantity'));
    const price = numberIn(cellOf(row, 'price'));
    if (quantity === undefined || price === undefined) return Number.NaN;
    const discount = numberIn(cellOf(row, 'discount')) ?? 0;
    const base = Math.round(quantity * price * (1 - discount / 100));
    const rate = numberIn(/IVA (\d+)/.exec(cellOf(row, 'tax') ?? '')?.[1]) ?? 0;
    return base + Math.round((base * rate) / 100);
  });
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return Number.isNaN(sum) ? undefined : sum;
}

/** The lines that a window shows: its own, or one with the examples of its fields. */
function rowsOf(screen: Screen, columns: readonly string[]): readonly (readonly string[])[] {
  if (screen.filas) return screen.filas;
  const exampleOf = (name: string) => screen.campos.find(({ nombre }) => nombre === name)?.ejemplo;
  return [columns.map((name) => exampleOf(name) ?? '')];
}

/** The total drawn in a window, and in a step of a walk-through that shows lines and total, is what its lines sum. */
export function checkWindowTotals({ screens, walkThroughs }: Facts): FactIssue[] {
  const columnsOf = (screen: Screen) =>
    screen.lineas ?? screens.find(({ clave }) => clave === screen['lineas-de'])?.lineas ?? [];
  const issue = (fact: object, key: string, written: string, sum: number | undefined) =>
    sum === undefined || numberIn(written) === sum
      ? []
      : [issueAt(fact, [key], 'total of a window', `its lines sum ${sum}, not «${written}»`)];
  return [
    ...screens.flatMap((screen) => {
      const total = screen.totales?.find(({ nombre }) => nombre === 'Total');
      const columns = columnsOf(screen);
      return total
        ? issue(screen, 'totales', total.valor, sumOf(columns, rowsOf(screen, columns)))
        : [];
    }),
    ...walkThroughs.flatMap(({ pasos }) =>
      pasos.flatMap((step) => {
        const total = step.valores?.Total;
        const screen = screens.find(({ clave }) => clave === step.pantalla);
        if (!total || !screen || !step.filas?.length) return [];
        return issue(step, 'valores', total, sumOf(columnsOf(screen), step.filas));
      }),
    ),
  ];
}
