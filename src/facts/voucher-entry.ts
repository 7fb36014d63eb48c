import type { FormulaLine, Voucher } from './accounting';
import {
  dayMovements,
  documentMovements,
  type Movement,
  MovementError,
  type Working,
} from './accounting-movements';
import type { Facts } from './facts';

/** One line of an entry, as the formulas give it. */
export interface EntryLine {
  formula: FormulaLine;
  /** Payment, group or tax that a word between braces opened the line for. */
  key: string | undefined;
  /** Undefined when nothing assigns an account to the key. */
  account: string | undefined;
  /** Pesos. */
  amount: number;
  /** The figures that add up to the amount, one per document when there are several. */
  amounts: readonly number[];
  /** Documents that the figures come from. */
  documents: readonly string[];
  working: Working | undefined;
}

const assignments = {
  '{GRUPO}': 'grupos',
  '{MEDIO}': 'medios',
  '{IMPUESTO}': 'impuestos',
} as const;

const masters = {
  '{GRUPO}': 'grupos',
  '{MEDIO}': 'medios-de-pago',
  '{IMPUESTO}': 'impuestos',
} as const;

type Opening = keyof typeof assignments;

function isOpening(account: string): account is Opening {
  return account in assignments;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function figures(movements: readonly Movement[], documents: readonly string[]): number[] {
  if (documents.length === 1) return movements.flatMap(({ amounts }) => amounts);
  return documents.map((document) =>
    sum(movements.flatMap((item) => (item.document === document ? item.amounts : []))),
  );
}

function entryLine(
  formula: FormulaLine,
  key: string | undefined,
  account: string | undefined,
  movements: readonly Movement[],
): EntryLine[] {
  const filled = movements.filter(({ amounts }) => sum(amounts) !== 0);
  if (filled.length === 0) return [];
  const documents = [...new Set(filled.map(({ document }) => document))];
  const amounts = figures(filled, documents);
  const working = filled.length === 1 ? filled[0]?.working : undefined;
  return [{ formula, key, account, amount: sum(amounts), amounts, documents, working }];
}

function linesOf(
  facts: Facts,
  voucher: Voucher,
  formula: FormulaLine,
  movements: readonly Movement[],
): EntryLine[] {
  const taken = movements.filter(({ variable }) => formula.valor === `[${variable}]`);
  const opening = formula.cuenta;
  if (!isOpening(opening)) return entryLine(formula, undefined, opening, taken);
  return facts.company[masters[opening]].flatMap(({ codigo }) => {
    const account =
      codigo === voucher.descuadre?.['sin-cuenta']
        ? undefined
        : facts.accounting.accounts.find((item) => item[assignments[opening]]?.includes(codigo));
    return entryLine(
      formula,
      codigo,
      account?.codigo,
      taken.filter(({ key }) => key === codigo),
    );
  });
}

/**
 * Makes the entry of a voucher from its formulas and the documents of the example data. Lines
 * without account are in it, so that a page can show what is missing.
 * @throws MovementError when there is no formula for it or its documents do not add up.
 */
export function voucherEntry(facts: Facts, voucher: Voucher): EntryLine[] {
  const formula = facts.accounting.formulas.find(
    (item) => item.comprobante === voucher.comprobante,
  );
  if (!formula) throw new MovementError(`formulas.yaml has no ${voucher.comprobante}`);
  const movements = voucher.documento
    ? documentMovements(facts, voucher.documento)
    : dayMovements(facts, voucher.fecha);
  return formula.renglones
    .filter((line) => !line.opcional || voucher.opcionales?.includes(line.opcional))
    .flatMap((line) => linesOf(facts, voucher, line, movements));
}

/** Debits and credits that a voucher states, in pesos. */
export function voucherTotals(voucher: Voucher): { debits: number; credits: number } {
  return {
    debits: sum(voucher.renglones.map((line) => line.debito ?? 0)),
    credits: sum(voucher.renglones.map((line) => line.credito ?? 0)),
  };
}
