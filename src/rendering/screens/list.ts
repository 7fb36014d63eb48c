import type { Facts } from '../../facts/facts';
import { formatNumber, formatPesos } from '../markdown/format';
import { withinRoom } from './callouts';
import type { Content, Drawing } from './drawing';
import { drawFactTable } from './fact-table';
import { columnOf, drawTable } from './lines';
import { plain, shownValue } from './values';

/** Records of a list, by the label of the field that each value belongs to. */
type ListRecord = Readonly<Record<string, string>>;

/** Records that a list shows at once. */
const roomForRecords = 6;

type Source = (facts: Facts) => ListRecord[];

function nameIn(list: readonly { codigo: string; nombre: string }[], code: string): string {
  return list.find((item) => item.codigo === code)?.nombre ?? code;
}

const codeAndName = (list: readonly { codigo: string; nombre: string }[]): ListRecord[] =>
  list.map((item) => ({ Código: item.codigo, Nombre: item.nombre, Activo: 'Sí' }));

const sources: Readonly<Record<string, Source>> = {
  productos: ({ company }) =>
    company.productos.map((product) => ({
      Código: product.codigo,
      Descripción: product.nombre,
      Grupo: nameIn(company.grupos, product.grupo),
      'Unidad de medida': product.unidad,
      Impuesto: nameIn(company.impuestos, product.impuesto),
      'Precio 1': formatPesos(product['precio-1']),
    })),
  clientes: ({ company }) =>
    company.clientes.map((customer) => ({
      Código: customer.codigo,
      'Nombre o razón social': customer.nombre,
      Identificación: String(customer.identificacion ?? ''),
      Barrio: customer.barrio,
      Cupo: formatPesos(Number(customer.cupo ?? 0)),
    })),
  proveedores: ({ company }) =>
    company.proveedores.map((supplier) => ({
      Código: supplier.codigo,
      'Nombre o razón social': supplier.nombre,
      Identificación: String(supplier.identificacion ?? ''),
    })),
  'unidades-de-medida': ({ company }) =>
    company.unidades.map((unit) => ({
      Código: unit.codigo,
      Nombre: unit.nombre,
      Decimales: formatNumber(unit.decimales),
    })),
  grupos: ({ company }) => codeAndName(company.grupos),
  vendedores: ({ company }) => codeAndName(company.vendedores),
  'medios-de-pago': ({ company }) => codeAndName(company['medios-de-pago']),
};

/** The first records of a screen's list; undefined when the example company keeps none. */
function recordsOf(facts: Facts, screen: string): ListRecord[] | undefined {
  const key = facts.screens.find(({ clave, ruta }) => clave === screen || ruta === screen)?.clave;
  return key === undefined ? undefined : sources[key]?.(facts).slice(0, roomForRecords);
}

/** Columns that fit in a window. */
const roomForColumns = 6;

/** The list of a screen: its fields as columns, the records of the example company as lines. */
export function drawList(drawing: Drawing): Content {
  const { facts, subject, view } = drawing;
  if (view.table) {
    const table = drawFactTable(view.table, drawing);
    return { parts: [table], shown: 0, total: 0, unit: 'columnas' };
  }
  const records = recordsOf(facts, view.screen);
  const known = records
    ? subject.fields.filter((field) => records[0]?.[field.nombre] !== undefined)
    : subject.fields;
  const columns = withinRoom(
    known.filter((field) => field.tipo !== 'cuadrícula'),
    ({ nombre }) => drawing.callouts.has(nombre),
    roomForColumns,
  );
  const rows = view.rows ??
    records?.map((record) => columns.map((field) => record[field.nombre] ?? '')) ?? [
      columns.map((field) => shownValue(field, view)),
    ];
  return {
    parts: [
      drawTable(
        columns.map(columnOf),
        rows.map((row) => row.map(plain)),
        drawing,
      ),
    ],
    shown: columns.length,
    total: subject.fields.length,
    unit: 'campos',
  };
}
