import type { CompanyProduct } from '../company';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';

/** A sale or a line of one, whether the company cites it or the API serves it. */
type Row = Readonly<Record<string, unknown>>;

const walkInCustomer = 'C000';

function checkType(sale: Row, maximumBase: number): FactIssue[] {
  if (sale.tipo === 'factura-electronica' && sale.cliente === walkInCustomer) {
    return [
      issueAt(
        sale,
        ['cliente'],
        'customer not identified',
        `an electronic invoice names its customer; ${walkInCustomer} only takes a POS document`,
      ),
    ];
  }
  if (sale.tipo !== 'documento-equivalente' || Number(sale.base) <= maximumBase) return [];
  return [
    issueAt(
      sale,
      ['base'],
      'POS document over its ceiling',
      `its base is at most ${maximumBase}, not ${String(sale.base)}: make it an electronic invoice`,
    ),
  ];
}

function checkTax(
  line: Row,
  products: readonly CompanyProduct[],
  percentages: ReadonlyMap<string, number>,
): FactIssue[] {
  const product = products.find((candidate) => candidate.codigo === line.producto);
  if (!product) return [];
  const percentage = percentages.get(product.impuesto) ?? 0;
  const tax = Math.round((Number(line.base) * percentage) / 100);
  const key = product.impuesto.startsWith('inc') ? 'inc' : 'iva';
  const other = key === 'inc' ? 'iva' : 'inc';
  // Prices include the tax, so base and tax round together and may part by one peso.
  if (Math.abs(Number(line[key]) - tax) <= 1 && line[other] === 0) return [];
  return [
    issueAt(
      line,
      [key],
      'not the tax of the product',
      `${String(line.producto)} carries ${product.impuesto} wherever it is sold: ${key} ${tax} and ${other} 0`,
    ),
  ];
}

/**
 * Every sale is one that the shop could have made: a POS document stays under its ceiling, an
 * electronic invoice names its customer, and a line carries the tax of its product, at any terminal.
 */
export function checkSaleDocuments(facts: Facts): FactIssue[] {
  const { company, apiRows } = facts;
  const cited = company['documentos-de-ejemplo'].ventas;
  const maximumBase = company['base-maxima-documento-equivalente'];
  const percentages = new Map(company.impuestos.map((tax) => [tax.codigo, tax.porcentaje]));
  const documents: Row[] = [...cited, ...(apiRows.ventas ?? [])];
  const lines: Row[] = [
    ...cited.flatMap((sale) => sale.lineas),
    ...(apiRows['ventas-detalle'] ?? []),
  ];
  return [
    ...documents.flatMap((sale) => checkType(sale, maximumBase)),
    ...lines.flatMap((line) => checkTax(line, company.productos, percentages)),
  ];
}
