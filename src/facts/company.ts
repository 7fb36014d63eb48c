import * as z from 'zod';
import { listOf } from './read-facts';
import { daySchema, each, keySchema, textSchema } from './shared-schemas';

const codeSchema = z.string().regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'a code is capitals and digits');
const pesosSchema = z.number().int('pesos have no decimals');
/** Empty for what is not kept in stock. */
const stockSchema = z.union([z.number(), z.literal('')]);
const yesNoSchema = z.enum(['Sí', 'No']);

/** What every record of the company has. */
const named = { codigo: codeSchema, nombre: textSchema };

const productSchema = z.strictObject({
  ...named,
  barras: z.string().regex(/^(\d{13})?$/, 'a barcode is 13 digits, or empty'),
  grupo: codeSchema,
  tipo: z.enum(['inventario', 'servicio', 'preparado', 'combo']),
  unidad: keySchema,
  impuesto: keySchema,
  ...each(pesosSchema.positive(), 'precio-1', 'precio-2', 'precio-sin-impuesto'),
  ...each(z.number().nonnegative(), 'costo-catalogo', 'costo-promedio'),
  ...each(stockSchema, 'existencia', 'b01', 'b02', 'b03', 'minimo', 'maximo'),
  proveedor: z.string(),
  maneja: textSchema,
});

export const companySchema = z.looseObject({
  /** Day on which every example happens. */
  hoy: daySchema,
  empresa: z.looseObject(each(textSchema, 'codigo', 'nombre', 'nit', 'correo')),
  'centros-de-costo': listOf({ codigo: textSchema, nombre: textSchema }),
  bodegas: listOf({ ...named, centro: textSchema, 'recibe-compras': yesNoSchema }),
  terminales: listOf({
    ...named,
    centro: textSchema,
    ...each(codeSchema, 'bodega', 'usuario-habitual', 'impresora'),
    'base-de-caja': pesosSchema,
    'documento-predeterminado': keySchema,
  }),
  impresoras: z.array(z.looseObject(named)),
  'base-maxima-documento-equivalente': pesosSchema.positive(),
  grupos: listOf(named),
  impuestos: listOf({ codigo: keySchema, nombre: textSchema, porcentaje: z.number() }),
  unidades: listOf({ codigo: keySchema, nombre: textSchema, decimales: z.number().int() }),
  productos: z.array(productSchema).min(1),
  clientes: z.array(z.looseObject({ ...named, barrio: textSchema })),
  proveedores: z.array(z.looseObject(named)),
  vendedores: z.array(z.looseObject(named)),
  usuarios: z.array(z.looseObject({ usuario: codeSchema, rol: keySchema })),
  mesas: listOf({ codigo: codeSchema, zona: textSchema, puestos: z.number().int().positive() }),
  barrios: z.array(z.looseObject({ nombre: textSchema })),
  'medios-de-pago': z.array(z.looseObject({ ...named, tipo: keySchema })),
  retenciones: listOf({
    ...named,
    tipo: keySchema,
    tarifa: z.number().positive(),
    unidad: z.enum(['%', 'por mil', '% del IVA']),
  }),
  'documentos-de-ejemplo': z.looseObject({
    ventas: z.array(z.looseObject({ documento: textSchema, fecha: daySchema, total: pesosSchema })),
  }),
});

/** The one example company: its masters and the documents that the pages cite. */
export type Company = z.output<typeof companySchema>;
export type CompanyProduct = z.output<typeof productSchema>;
