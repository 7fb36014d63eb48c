import * as z from 'zod';
import { daySchema, keySchema, textSchema } from './shared-schemas';

const accountCodeSchema = z.string().regex(/^\d{1,10}$/, 'an account is 1 to 10 digits');
const codeSchema = z.string().regex(/^[A-Z0-9-]+$/, 'a code is capitals, digits and hyphens');
const pesosSchema = z.number().int('pesos have no decimals').positive();
const sideSchema = z.enum(['Débito', 'Crédito']);

/** What a formula may take from a document; the words that `Valor` knows between brackets. */
const formulaVariables = [
  'BASE',
  'IVA',
  'INC',
  'TOTAL',
  'COSTO',
  'DESCUENTO',
  'PROPINA',
  'RETEFUENTE',
  'RETEIVA',
  'RETEICA',
  'NETO',
  'EFECTIVO',
  'TARJETA',
  'TRANSFERENCIA',
  'CREDITO',
  'BONO',
  'PUNTOS',
] as const;

export type FormulaVariable = (typeof formulaVariables)[number];

export const accountSchema = z.strictObject({
  codigo: accountCodeSchema,
  nombre: textSchema,
  naturaleza: sideSchema,
  donde: textSchema,
  grupos: z.array(codeSchema).optional(),
  medios: z.array(codeSchema).optional(),
  impuestos: z.array(keySchema).optional(),
});

const formulaLineSchema = z.strictObject({
  renglon: z.number().int().min(1).max(99),
  naturaleza: sideSchema,
  cuenta: z.union([accountCodeSchema, z.enum(['{GRUPO}', '{MEDIO}', '{IMPUESTO}'])]),
  valor: z.enum(formulaVariables.map((name) => `[${name}]` as const)),
  opcional: keySchema.optional(),
});

export const formulaSchema = z.strictObject({
  comprobante: codeSchema,
  renglones: z.array(formulaLineSchema).min(2),
});

const voucherLineSchema = z
  .strictObject({
    renglon: z.number().int(),
    de: textSchema.optional(),
    cuenta: accountCodeSchema,
    debito: pesosSchema.optional(),
    credito: pesosSchema.optional(),
  })
  .refine(
    (line) => (line.debito === undefined) !== (line.credito === undefined),
    'a line has a debit or a credit, one of the two',
  );

export const voucherSchema = z.strictObject({
  id: keySchema,
  comprobante: codeSchema,
  numero: z.number().int().positive().optional(),
  fecha: daySchema,
  documento: codeSchema.optional(),
  opcionales: z.array(keySchema).optional(),
  descuadre: z
    .strictObject({ 'sin-cuenta': codeSchema, documento: codeSchema, diferencia: pesosSchema })
    .optional(),
  renglones: z.array(voucherLineSchema).min(2),
});

/** Account of the example chart, with the groups, payments and taxes that Delfín sends to it. */
export type Account = z.output<typeof accountSchema>;
/** Lines that make the entry of a voucher, in the order of their numbers. */
export type Formula = z.output<typeof formulaSchema>;
export type FormulaLine = z.output<typeof formulaLineSchema>;
/**
 * A voucher of the example company: one document, or every sale of its day. Pesos. `descuadre` says
 * what an unbalanced one lacks: the payment without account, its document, the difference.
 */
export type Voucher = z.output<typeof voucherSchema>;
export type StatedLine = Voucher['renglones'][number];
