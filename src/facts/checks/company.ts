import type { CompanyProduct } from '../company';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';

function* checkProduct(product: CompanyProduct): Iterable<FactIssue> {
  const { existencia, b01, b02, b03 } = product;
  if (existencia === '' || b01 === '' || b02 === '' || b03 === '') return;
  const sum = b01 + b02 + b03;
  if (sum === existencia) return;
  const expected = `the three warehouses hold ${sum}, the stock says ${existencia}`;
  yield issueAt(product, ['existencia'], 'total is not the sum', expected);
}

/** The stock of each product of the example company adds up. */
export function* checkCompany({ company }: Facts): Iterable<FactIssue> {
  for (const product of company.productos) yield* checkProduct(product);
}

/** A sale or a line of one, as the API serves it. */
type Row = Readonly<Record<string, unknown>>;

const walkInCustomer = 'C000';

function* checkType(sale: Row, maximumBase: number): Iterable<FactIssue> {
  if (sale.tipo === 'factura-electronica' && sale.cliente === walkInCustomer) {
    const expected = `an electronic invoice names its customer; ${walkInCustomer} only takes a POS document`;
    yield issueAt(sale, ['cliente'], 'customer not identified', expected);
  }
  if (sale.tipo !== 'documento-equivalente' || Number(sale.base) <= maximumBase) return;
  const expected = `its base is at most ${maximumBase}, not ${String(sale.base)}: make it an electronic invoice`;
  yield issueAt(sale, ['base'], 'POS document over its ceiling', expected);
}

function* checkTax(line: Row, { productos, impuestos }: Facts['company']): Iterable<FactIssue> {
  const product = productos.find(({ codigo }) => codigo === line.producto);
  if (!product) return;
  const { impuesto } = product;
  const percentage = impuestos.find(({ codigo }) => codigo === impuesto)?.porcentaje ?? 0;
  const tax = Math.round((Number(line.base) * percentage) / 100);
  const [key, other] = impuesto.startsWith('inc') ? ['inc', 'iva'] : ['iva', 'inc'];
  // Prices include the tax, so base and tax round together and may part by one peso.
  if (Math.abs(Number(line[key]) - tax) <= 1 && line[other] === 0) return;
  const expected = `${product.codigo} carries ${impuesto} wherever it is sold: ${key} ${tax} and ${other} 0`;
  yield issueAt(line, [key], 'not the tax of the product', expected);
}

/**
 * Every sale is one that the shop could have made: a POS document stays under its ceiling, an
 * electronic invoice names its customer, and a line carries the tax of its product, at any terminal.
 */
export function* checkSaleDocuments({ company, apiRows }: Facts): Iterable<FactIssue> {
  const { ventas = [], 'ventas-detalle': lines = [] } = apiRows;
  for (const sale of ventas) {
    yield* checkType(sale, company['base-maxima-documento-equivalente']);
  }
  for (const line of lines) yield* checkTax(line, company);
}
