import type { FormulaVariable } from './accounting';
import type { Sale } from './company';
import type { Facts } from './facts';

type Row = Readonly<Record<string, unknown>>;

/** How a withheld amount comes about: a rate, in its unit, of a base in pesos. */
export interface Working {
  base: number;
  rate: number;
  unit: string;
}

/** What a document gives to one variable of the formulas, in pesos. */
export interface Movement {
  document: string;
  variable: FormulaVariable;
  /** Payment, group or tax that it belongs to, for `{MEDIO}`, `{GRUPO}` and `{IMPUESTO}`. */
  key?: string;
  /** What is added up; more than one figure when the amount is itself a sum or a difference. */
  amounts: readonly number[];
  working?: Working;
}

/** A document cannot be turned into movements; the caller says for which voucher. */
export class MovementError extends Error {}

const paymentVariables: Readonly<Record<string, FormulaVariable>> = {
  efectivo: 'EFECTIVO',
  tarjeta: 'TARJETA',
  transferencia: 'TRANSFERENCIA',
  credito: 'CREDITO',
  bono: 'BONO',
  puntos: 'PUNTOS',
};

const withholdings = [
  { variable: 'RETEFUENTE', code: 'RF01', of: 'base' },
  { variable: 'RETEIVA', code: 'RV01', of: 'iva' },
  { variable: 'RETEICA', code: 'RI01', of: 'base' },
] as const;

function rowsOf(facts: Facts, entity: string, document: string): Row[] {
  return (facts.apiRows[entity] ?? []).filter((row) => row.documento === document);
}

function payment(facts: Facts, document: string, row: Row): Movement {
  const medium = facts.company['medios-de-pago'].find((item) => item.codigo === row.medio);
  const variable = paymentVariables[String(medium?.tipo)];
  if (!variable) throw new MovementError(`no variable takes the payment ${String(row.medio)}`);
  return { document, variable, key: String(row.medio), amounts: [Number(row.valor)] };
}

/** The withholdings of a document by the example rates; none when it carries none. */
function withheld(facts: Facts, row: Row, kinds: readonly FormulaVariable[]): Movement[] {
  if (Number(row.retenciones) === 0) return [];
  const movements = withholdings
    .filter(({ variable }) => kinds.includes(variable))
    .map(({ variable, code, of }) => {
      const rate = facts.company.retenciones.find((item) => item.codigo === code);
      if (!rate) throw new MovementError(`the company has no withholding ${code}`);
      const base = Number(row[of]);
      const amount = Math.round((base * rate.tarifa) / (rate.unidad === 'por mil' ? 1000 : 100));
      return {
        document: String(row.documento),
        variable,
        amounts: [amount],
        working: { base, rate: rate.tarifa, unit: rate.unidad },
      };
    });
  const sum = movements.reduce((total, { amounts: [amount = 0] }) => total + amount, 0);
  if (sum === row.retenciones) return movements;
  throw new MovementError(
    `the rates of the company withhold ${sum} from ${String(row.documento)}, which says ${String(row.retenciones)}`,
  );
}

/** A sale with its lines and payments, as the data of the API have it. */
interface SaleRows {
  sale: Row;
  lines: readonly Row[];
  payments: readonly Row[];
}

function servedSale(facts: Facts, sale: Row): SaleRows {
  const document = String(sale.documento);
  return {
    sale,
    lines: rowsOf(facts, 'ventas-detalle', document),
    payments: rowsOf(facts, 'pagos', document),
  };
}

/** A sale that only the company cites, being of another month than the data of the API. */
function citedSale(sale: Sale): SaleRows {
  const retenciones = sale.retefuente + sale.reteiva + sale.reteica;
  return {
    sale: { ...sale, retenciones },
    lines: sale.lineas,
    payments: Object.entries(sale.pagos).map(([medio, valor]) => ({ medio, valor })),
  };
}

function saleMovements(facts: Facts, { sale, lines, payments }: SaleRows): Movement[] {
  const document = String(sale.documento);
  const sold = lines.flatMap((line): Movement[] => {
    const product = facts.company.productos.find((item) => item.codigo === line.producto);
    const of = (variable: FormulaVariable, column: string, key?: string): Movement => ({
      document,
      variable,
      ...(key === undefined ? {} : { key }),
      amounts: [Number(line[column] ?? 0)],
    });
    return [
      of('BASE', 'base', product?.grupo),
      of('IVA', 'iva', product?.impuesto),
      of('INC', 'inc', product?.impuesto),
      of('COSTO', 'costo'),
    ];
  });
  return [
    ...payments.map((row) => payment(facts, document, row)),
    ...withheld(facts, sale, ['RETEFUENTE', 'RETEIVA', 'RETEICA']),
    ...sold,
    ...tip(facts, document),
  ];
}

/** The tip that the company's document tells of; it came with the first payment. */
function tip(facts: Facts, document: string): Movement[] {
  const cited = facts.company['documentos-de-ejemplo'].ventas.find(
    (item) => item.documento === document,
  );
  const [key] = Object.keys(cited?.pagos ?? {});
  if (!cited?.propina || key === undefined) return [];
  return [{ document, variable: 'PROPINA', key, amounts: [cited.propina] }];
}

function purchaseMovements(facts: Facts, purchase: Row): Movement[] {
  const document = String(purchase.documento);
  const retained = withheld(facts, purchase, ['RETEFUENTE', 'RETEICA']);
  const total = Number(purchase.total);
  return [
    ...rowsOf(facts, 'compras-detalle', document).flatMap((line): Movement[] => [
      { document, variable: 'BASE', amounts: [Number(line.base)] },
      { document, variable: 'IVA', amounts: [Number(line.iva)] },
    ]),
    ...retained,
    { document, variable: 'TOTAL', amounts: [total] },
    {
      document,
      variable: 'NETO',
      amounts: [total, ...retained.flatMap(({ amounts }) => amounts.map((amount) => -amount))],
    },
  ];
}

function receiptMovements(facts: Facts, receipt: Row): Movement[] {
  const document = String(receipt.documento);
  return [
    payment(facts, document, receipt),
    { document, variable: 'TOTAL', amounts: [Number(receipt.valor)] },
  ];
}

/**
 * What one document of the example data gives to the formulas.
 * @throws MovementError when the example has no such document or it does not add up.
 */
export function documentMovements(facts: Facts, document: string): Movement[] {
  const [sale] = rowsOf(facts, 'ventas', document);
  if (sale) return saleMovements(facts, servedSale(facts, sale));
  const [purchase] = rowsOf(facts, 'compras', document);
  if (purchase) return purchaseMovements(facts, purchase);
  const [receipt] = rowsOf(facts, 'recaudos', document);
  if (receipt) return receiptMovements(facts, receipt);
  const cited = facts.company['documentos-de-ejemplo'].ventas.find(
    (item) => item.documento === document,
  );
  if (cited) return saleMovements(facts, citedSale(cited));
  throw new MovementError(`the example data have no document ${document}`);
}

/** What every sale of a day gives: those annulled are left out, as Sinco leaves them. */
export function dayMovements(facts: Facts, day: string): Movement[] {
  const sales = (facts.apiRows.ventas ?? []).filter(
    (sale) => sale.fecha === day && sale.estado !== 'anulado',
  );
  if (sales.length === 0) throw new MovementError(`the example data have no sale of ${day}`);
  return sales.flatMap((sale) => saleMovements(facts, servedSale(facts, sale)));
}
