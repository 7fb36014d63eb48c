import {
  type Formula,
  type FormulaLine,
  totalsOf,
  type Voucher,
  type VoucherLine,
} from '../accounting';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';

type Row = Readonly<Record<string, unknown>>;

/** Which of its lists an account takes what a word between braces opens lines for in. */
const takenBy = { '{GRUPO}': 'grupos', '{MEDIO}': 'medios', '{IMPUESTO}': 'impuestos' } as const;

/** The account that a line goes to by its formula; undefined when none takes what opened it. */
function accountOf(facts: Facts, { cuenta }: FormulaLine, opened: string | undefined) {
  if (!(cuenta in takenBy)) return cuenta;
  const list = takenBy[cuenta as keyof typeof takenBy];
  return facts.accounting.accounts.find((account) => account[list]?.includes(opened ?? ''))?.codigo;
}

function* checkLine(facts: Facts, formula: Formula, line: VoucherLine): Iterable<FactIssue> {
  const source = formula.renglones.find(({ renglon }) => renglon === line.renglon);
  const [side, key] = line.debito === undefined ? ['Crédito', 'credito'] : ['Débito', 'debito'];
  const account = source && accountOf(facts, source, line.de);
  if (source?.naturaleza !== side) {
    const expected = `the formulas of ${formula.comprobante} have no ${side} in a line ${line.renglon}`;
    yield issueAt(line, [], 'not what the formula gives', expected);
  } else if (line.cuenta !== undefined && account === undefined) {
    const expected = `no account of cuentas.yaml takes ${line.de}; add it to one of them`;
    yield issueAt(line, ['de'], 'payment, group or tax without account', expected);
  } else if (line.cuenta !== undefined && account !== line.cuenta) {
    const expected = `this line goes to the account ${account}`;
    yield issueAt(line, ['cuenta'], 'not what the formula gives', expected);
  }
  // A withheld amount is a base times a rate of the company.
  const [, rate] = String(line.debito ?? line.credito).split(' × ');
  const rates = facts.company.retenciones.map(({ tarifa, unidad }) =>
    `${tarifa} ${unidad === 'por mil' ? unidad : '%'}`.replace('.', ','),
  );
  if (rate === undefined || rates.includes(rate)) return;
  yield issueAt(line, [key], 'unknown rate', `the company withholds ${rates.join(', ')}`);
}

/** Documents of the example that a voucher is of: one, or the sales of a day but for those annulled. */
function documentsOf({ apiRows, company }: Facts, { documento, fecha }: Voucher): Row[] {
  const { ventas = [], compras = [], recaudos = [] } = apiRows;
  const cited: Row[] = company['documentos-de-ejemplo'].ventas;
  if (documento === undefined) {
    return ventas.filter((sale) => sale.fecha === fecha && sale.estado !== 'anulado');
  }
  const all = [...ventas, ...compras, ...recaudos, ...cited];
  return all.filter((document) => document.documento === documento).slice(0, 1);
}

/** What the documents of a voucher come to, or what their goods cost. */
function worthOf({ apiRows }: Facts, { comprobante }: Voucher, documents: readonly Row[]): number {
  const sold = (apiRows['ventas-detalle'] ?? []).filter((row) =>
    documents.some(({ documento }) => documento === row.documento),
  );
  const amounts =
    comprobante === 'CV'
      ? sold.map(({ costo }) => Number(costo))
      : documents.map(({ total, valor }) => Number(total ?? valor));
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** The lines of the factory sum what the documents come to, and debits what credits do. */
function* checkTotals(facts: Facts, formula: Formula, voucher: Voucher): Iterable<FactIssue> {
  const { debits, credits } = totalsOf(voucher.renglones);
  if (debits !== credits) {
    const expected = `debits are ${debits} and credits ${credits}: they differ by ${Math.abs(debits - credits)}`;
    yield issueAt(voucher, ['renglones'], 'unbalanced voucher', expected);
  }
  const documents = documentsOf(facts, voucher);
  if (documents.length === 0) {
    const expected = `the example data have no document ${voucher.documento ?? `of ${voucher.fecha}`}`;
    yield issueAt(voucher, ['id'], 'no such entry', expected);
    return;
  }
  const own = formula.renglones.filter(({ opcional }) => !opcional).map(({ renglon }) => renglon);
  const ofFactory = voucher.renglones.filter(({ renglon }) => own.includes(renglon));
  const told = totalsOf(ofFactory).credits;
  const worth = worthOf(facts, voucher, documents);
  if (worth === told) return;
  const expected = `its documents come to ${worth} in the example data, its lines to ${told}`;
  yield issueAt(voucher, ['id'], 'not what the documents come to', expected);
}

/**
 * Every voucher has lines that its formula knows, on the accounts that take them, balances to the peso and sums what
 * the documents of the example come to.
 */
export function* checkAccounting(facts: Facts): Iterable<FactIssue> {
  const { accounts, formulas, vouchers } = facts.accounting;
  for (const account of accounts) {
    const { codigo } = account;
    const below = accounts.filter((one) => one !== account && one.codigo.startsWith(codigo));
    for (const one of below) {
      const expected = `${one.codigo} is below ${codigo}; the chart lists only accounts of the last level`;
      yield issueAt(account, ['codigo'], 'account with others below', expected);
    }
  }
  for (const { renglones } of formulas) {
    for (const [index, line] of renglones.entries()) {
      if (line.renglon === index + 1) continue;
      yield issueAt(line, ['renglon'], 'wrong order', `this is line ${index + 1} of the voucher`);
    }
  }
  for (const voucher of vouchers) {
    const formula = formulas.find(({ comprobante }) => comprobante === voucher.comprobante);
    if (!formula) continue;
    for (const line of voucher.renglones) yield* checkLine(facts, formula, line);
    yield* checkTotals(facts, formula, voucher);
  }
}
