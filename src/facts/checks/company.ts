import type { CompanyProduct, Sale } from '../company';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { ean13CheckDigit, isEan13 } from './ean13';
import { unknownNames } from './unknown-names';

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
export function checkCompany({ company, permissions }: Facts): FactIssue[] {
  const known = (kind: string, list: readonly { codigo: string }[]) =>
    [kind, list.map((item) => item.codigo)] as const;
  const product = known('product', company.productos);
  const roles = permissions.roles.map((role) => role.clave);
  const users = company.usuarios.map((user) => user.usuario);
  return [
    ...company.productos.flatMap((item) => [
      ...checkBarcode(item),
      ...checkStock(item),
      ...unknownNames(item, {
        grupo: known('group', company.grupos),
        unidad: known('unit', company.unidades),
        impuesto: known('tax', company.impuestos),
        proveedor: known('supplier', company.proveedores),
      }),
    ]),
    ...company.terminales.flatMap((terminal) =>
      unknownNames(terminal, {
        bodega: known('warehouse', company.bodegas),
        centro: known('cost centre', company['centros-de-costo']),
        impresora: known('printer', company.impresoras),
        'usuario-habitual': ['user', users],
      }),
    ),
    ...company.usuarios.flatMap((user) => unknownNames(user, { rol: ['role', roles] })),
    ...company['documentos-de-ejemplo'].ventas.flatMap((sale) => [
      ...checkSale(sale),
      ...unknownNames(sale, {
        cliente: known('customer', company.clientes),
        terminal: known('terminal', company.terminales),
      }),
      ...sale.lineas.flatMap((line) => unknownNames(line, { producto: product })),
    ]),
  ];
}
