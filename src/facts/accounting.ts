import * as z from 'zod';
import { daySchema, keySchema, textSchema } from './shared-schemas';
import { workOut } from './written-number';

const accountCodeSchema = z.string().regex(/^\d{1,10}$/, 'an account is 1 to 10 digits');
const codeSchema = z.string().regex(/^[A-Z0-9-]+$/, 'a code is capitals, digits and hyphens');
const pesosSchema = z.number().int('pesos have no decimals').positive();
const sideSchema = z.enum(['Débito', 'Crédito']);

/** What a formula may take from a document; the words that `Valor` knows between brackets. */
const formulaVariables = [
  ...'BASE IVA INC TOTAL COSTO DESCUENTO PROPINA RETEFUENTE RETEIVA RETEICA NETO'.split(' '),
  ...'EFECTIVO TARJETA TRANSFERENCIA CREDITO BONO PUNTOS'.split(' '),
];

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

/** Pesos, or how they come about. */
const amountSchema = z.union([
  pesosSchema,
  z
    .string()
    .refine(
      (text) => !Number.isNaN(workOut(text)),
      'an amount is pesos, a sum such as 10.500 + 23.800 or a rate such as 54.000 × 2,5 %',
    ),
]);

const voucherLineSchema = z
  .strictObject({
    renglon: z.number().int(),
    /** Payment, group or tax that a word between braces opened the line for. */
    de: textSchema.optional(),
    /** Missing where nothing assigns one, so that the line does not enter the voucher. */
    cuenta: accountCodeSchema.optional(),
    debito: amountSchema.optional(),
    credito: amountSchema.optional(),
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
  renglones: z.array(voucherLineSchema).min(2),
});

/** Lines that make the entry of a voucher, in the order of their numbers. */
export type Formula = z.output<typeof formulaSchema>;
export type FormulaLine = Formula['renglones'][number];
/** A voucher of the example company: one document, or every sale of its day. Pesos. */
export type Voucher = z.output<typeof voucherSchema>;
export type VoucherLine = Voucher['renglones'][number];

/** Pesos of a side of a line; 0 of the other one. */
function pesosOf(amount: VoucherLine['debito'] = 0): number {
  return typeof amount === 'number' ? amount : Math.round(workOut(amount));
}

/** Pesos of a line. */
export function amountOf({ debito, credito }: VoucherLine): number {
  return pesosOf(debito ?? credito);
}

/** Debits and credits of some lines, in pesos. */
export function totalsOf(lines: readonly VoucherLine[]): { debits: number; credits: number } {
  return {
    debits: lines.reduce((sum, { debito }) => sum + pesosOf(debito), 0),
    credits: lines.reduce((sum, { credito }) => sum + pesosOf(credito), 0),
  };
}
