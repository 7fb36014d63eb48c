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
import { unknownNames } from './unknown-names';

type Row = Readonly<Record<string, unknown>>;

/** Which of its lists an account takes what a word between braces opens lines for in. */
const takenBy = { '{GRUPO}': 'grupos', '{MEDIO}': 'medios', '{IMPUESTO}': 'impuestos' } as const;

function checkAccounts(facts: Facts): FactIssue[] {
  const { company, accounting } = facts;
  const codes = accounting.accounts.map((account) => account.codigo);
  const known = (kind: string, list: readonly { codigo: string }[]) =>
    [kind, list.map(({ codigo }) => codigo)] as const;
  return accounting.accounts.flatMap((account) => [
    ...unknownNames(account, {
      grupos: known('group', company.grupos),
      medios: known('payment', company['medios-de-pago']),
      impuestos: known('tax', company.impuestos),
    }),
    ...codes
      .filter((code) => code !== account.codigo && code.startsWith(account.codigo))
      .map((code) => {
        const expected = `${code} is below ${account.codigo}; the chart lists only accounts of the last level`;
        return issueAt(account, ['codigo'], 'account with others below', expected);
      }),
  ]);
}

function checkFormula(facts: Facts, formula: Formula): FactIssue[] {
  const codes = facts.accounting.accounts.map((account) => account.codigo);
  return formula.renglones.flatMap((line, index) => [
    ...unknownNames(line, { cuenta: ['account', [...Object.keys(takenBy), ...codes]] }),
    ...(line.renglon === index + 1
      ? []
      : [issueAt(line, ['renglon'], 'wrong order', `this is line ${index + 1} of the voucher`)]),
  ]);
}

/** The account that a line goes to by its formula; undefined when none takes what opened it. */
function accountOf(facts: Facts, { cuenta }: FormulaLine, opened: string | undefined) {
  if (!(cuenta in takenBy)) return cuenta;
  const list = takenBy[cuenta as keyof typeof takenBy];
  return facts.accounting.accounts.find((account) => account[list]?.includes(opened ?? ''))?.codigo;
}

function checkLine(facts: Facts, formula: Formula, line: VoucherLine): FactIssue[] {
  const source = formula.renglones.find(({ renglon }) => renglon === line.renglon);
  const side = line.debito === undefined ? 'Crédito' : 'Débito';
  if (source?.naturaleza !== side) {
    const expected = `the formulas of ${formula.comprobante} have no ${side} in a line ${line.renglon}`;
    return [issueAt(line, [], 'not what the formula gives', expected)];
  }
  if (line.cuenta === undefined) return [];
  const account = accountOf(facts, source, line.de);
  if (account === line.cuenta) return [];
  if (account !== undefined) {
    const expected = `this line goes to the account ${account}`;
    return [issueAt(line, ['cuenta'], 'not what the formula gives', expected)];
  }
  const expected = `no account of cuentas.yaml takes ${line.de}; add it to one of them`;
  return [issueAt(line, ['de'], 'payment, group or tax without account', expected)];
}

/** A withheld amount is a base times a rate of the company. */
function checkRate({ company }: Facts, line: VoucherLine): FactIssue[] {
  const [, rate] = String(line.debito ?? line.credito).split(' × ');
  const rates = company.retenciones.map(({ tarifa, unidad }) =>
    `${tarifa} ${unidad === 'por mil' ? unidad : '%'}`.replace('.', ','),
  );
  if (rate === undefined || rates.includes(rate)) return [];
  const key = line.debito === undefined ? 'credito' : 'debito';
  return [issueAt(line, [key], 'unknown rate', `the company withholds ${rates.join(', ')}`)];
}

function checkBalance(voucher: Voucher): FactIssue[] {
  const { debits, credits } = totalsOf(voucher.renglones);
  if (debits === credits) return [];
  const expected = `debits are ${debits} and credits ${credits}: they differ by ${Math.abs(debits - credits)}`;
  return [issueAt(voucher, ['renglones'], 'unbalanced voucher', expected)];
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

/** The lines of the factory sum what the documents come to, or what their goods cost. */
function checkDocuments(facts: Facts, formula: Formula, voucher: Voucher): FactIssue[] {
  const documents = documentsOf(facts, voucher);
  if (documents.length === 0) {
    const expected = `the example data have no document ${voucher.documento ?? `of ${voucher.fecha}`}`;
    return [issueAt(voucher, ['id'], 'no such entry', expected)];
  }
  const own = new Set(
    formula.renglones.filter((line) => !line.opcional).map((line) => line.renglon),
  );
  const { credits } = totalsOf(voucher.renglones.filter(({ renglon }) => own.has(renglon)));
  const worth =
    voucher.comprobante === 'CV'
      ? (facts.apiRows['ventas-detalle'] ?? [])
          .filter((row) => documents.some(({ documento }) => documento === row.documento))
          .map((row) => Number(row.costo))
      : documents.map(({ total, valor }) => Number(total ?? valor));
  const sum = worth.reduce((all, one) => all + one, 0);
  if (sum === credits) return [];
  const expected = `its documents come to ${sum} in the example data, its lines to ${credits}`;
  return [issueAt(voucher, ['id'], 'not what the documents come to', expected)];
}

function checkVoucher(facts: Facts, voucher: Voucher): FactIssue[] {
  const { formulas } = facts.accounting;
  const formula = formulas.find(({ comprobante }) => comprobante === voucher.comprobante);
  if (!formula) {
    const known = formulas.map(({ comprobante }) => comprobante);
    return unknownNames(voucher, { comprobante: ['formula', known] });
  }
  return [
    ...voucher.renglones.flatMap((line) => [
      ...checkLine(facts, formula, line),
      ...checkRate(facts, line),
    ]),
    ...checkBalance(voucher),
    ...checkDocuments(facts, formula, voucher),
  ];
}

/**
 * Every voucher has lines that its formula knows, on the accounts that take them, balances to the peso and sums what
 * the documents of the example come to.
 */
export function checkAccounting(facts: Facts): FactIssue[] {
  const { formulas, vouchers } = facts.accounting;
  return [
    ...checkAccounts(facts),
    ...formulas.flatMap((formula) => checkFormula(facts, formula)),
    ...vouchers.flatMap((voucher) => checkVoucher(facts, voucher)),
  ];
}
