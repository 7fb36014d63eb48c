import { unknownName } from '../../text/nearest';
import type { CompanyProduct, Sale } from '../company';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { ean13CheckDigit, isEan13 } from './ean13';

function checkBarcode(product: CompanyProduct): FactIssue[] {
  if (product.barras === '' || isEan13(product.barras)) return [];
  const expected = /^\d{12,13}$/.test(product.barras)
    ? `the last digit should be ${ean13CheckDigit(product.barras)}`
    : 'it is 13 digits, the last one being the check digit';
  return [
    issueAt(product, ['barras'], 'bad EAN-13', `«${product.barras}» is not valid: ${expected}`),
  ];
}

function checkStock(product: CompanyProduct): FactIssue[] {
  const { existencia, b01, b02, b03 } = product;
  if (existencia === '' || b01 === '' || b02 === '' || b03 === '') return [];
  const sum = b01 + b02 + b03;
  if (sum === existencia) return [];
  return [
    issueAt(
      product,
      ['existencia'],
      'total is not the sum',
      `the three warehouses hold ${sum}, the stock says ${existencia}`,
    ),
  ];
}

function mismatch(
  owner: object,
  key: string,
  sum: number,
  total: number,
  parts: string,
): FactIssue[] {
  if (sum === total) return [];
  return [
    issueAt(
      owner,
      [key],
      'total is not the sum',
      `${parts} add up to ${sum}, ${key} says ${total}`,
    ),
  ];
}

function checkSale(sale: Sale): FactIssue[] {
  const sumOf = (key: 'base' | 'iva' | 'inc' | 'total') =>
    sale.lineas.reduce((sum, line) => sum + line[key], 0);
  const paid = Object.values(sale.pagos).reduce((sum, value) => sum + value, 0);
  const withheld = sale.retefuente + sale.reteiva + sale.reteica;
  return [
    ...(['base', 'iva', 'inc', 'total'] as const).flatMap((key) =>
      mismatch(sale, key, sumOf(key), sale[key], 'the lines'),
    ),
    ...mismatch(sale, 'total', sale.base + sale.iva + sale.inc, sale.total, 'base and taxes'),
    ...mismatch(sale, 'neto', sale.total - withheld, sale.neto, 'total less withholdings'),
    ...mismatch(sale, 'pagos', paid, sale.neto, 'the payments'),
  ];
}

/** The example company is coherent: codes exist, barcodes are valid, documents add up. */
export function checkCompany(facts: Facts): FactIssue[] {
  const { company } = facts;
  const codes = (list: readonly { codigo: string }[]) => list.map((item) => item.codigo);
  const unknown = (
    owner: object,
    key: string,
    name: string,
    names: readonly string[],
    kind: string,
  ) =>
    name === '' || names.includes(name)
      ? []
      : [issueAt(owner, [key], `unknown ${kind}`, unknownName(name, names))];
  const products = codes(company.productos);
  const customers = codes(company.clientes);
  const roles = facts.permissions.roles.map((role) => role.clave);
  const users = company.usuarios.map((user) => user.usuario);

  return [
    ...company.productos.flatMap((product) => [
      ...checkBarcode(product),
      ...checkStock(product),
      ...unknown(product, 'grupo', product.grupo, codes(company.grupos), 'group'),
      ...unknown(product, 'unidad', product.unidad, codes(company.unidades), 'unit'),
      ...unknown(product, 'impuesto', product.impuesto, codes(company.impuestos), 'tax'),
      ...unknown(product, 'proveedor', product.proveedor, codes(company.proveedores), 'supplier'),
    ]),
    ...company.terminales.flatMap((terminal) => [
      ...unknown(terminal, 'bodega', terminal.bodega, codes(company.bodegas), 'warehouse'),
      ...unknown(
        terminal,
        'centro',
        terminal.centro,
        codes(company['centros-de-costo']),
        'cost centre',
      ),
      ...unknown(terminal, 'impresora', terminal.impresora, codes(company.impresoras), 'printer'),
      ...unknown(terminal, 'usuario-habitual', terminal['usuario-habitual'], users, 'user'),
    ]),
    ...company.usuarios.flatMap((user) => unknown(user, 'rol', user.rol, roles, 'role')),
    ...company['documentos-de-ejemplo'].ventas.flatMap((sale) => [
      ...checkSale(sale),
      ...unknown(sale, 'cliente', sale.cliente, customers, 'customer'),
      ...unknown(sale, 'terminal', sale.terminal, codes(company.terminales), 'terminal'),
      ...sale.lineas.flatMap((line) =>
        unknown(line, 'producto', line.producto, products, 'product'),
      ),
    ]),
  ];
}
