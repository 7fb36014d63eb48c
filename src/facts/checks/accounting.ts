import { unknownName } from '../../text/nearest';
import type { Formula, StatedLine, Voucher } from '../accounting';
import { MovementError } from '../accounting-movements';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { type EntryLine, voucherEntry, voucherTotals } from '../voucher-entry';

function checkAccounts(facts: Facts): FactIssue[] {
  const { company, accounting } = facts;
  const codes = accounting.accounts.map((account) => account.codigo);
  const known = {
    grupos: company.grupos.map((item) => item.codigo),
    medios: company['medios-de-pago'].map((item) => item.codigo),
    impuestos: company.impuestos.map((item) => item.codigo),
  };
  return accounting.accounts.flatMap((account) => [
    ...(['grupos', 'medios', 'impuestos'] as const).flatMap((kind) =>
      (account[kind] ?? [])
        .filter((name) => !known[kind].includes(name))
        .map((name) => issueAt(account, [kind], `unknown ${kind}`, unknownName(name, known[kind]))),
    ),
    ...codes
      .filter((code) => code !== account.codigo && code.startsWith(account.codigo))
      .map((code) =>
        issueAt(
          account,
          ['codigo'],
          'account with others below',
          `${code} is below ${account.codigo}; the chart lists only accounts of the last level`,
        ),
      ),
  ]);
}

function checkFormula(facts: Facts, formula: Formula): FactIssue[] {
  const codes = facts.accounting.accounts.map((account) => account.codigo);
  return formula.renglones.flatMap((line, index) => [
    ...(line.cuenta.startsWith('{') || codes.includes(line.cuenta)
      ? []
      : [issueAt(line, ['cuenta'], 'unknown account', unknownName(line.cuenta, codes))]),
    ...(line.renglon === index + 1
      ? []
      : [issueAt(line, ['renglon'], 'wrong order', `this is line ${index + 1} of the voucher`)]),
  ]);
}

function asWritten(line: EntryLine): string {
  const side = line.formula.naturaleza === 'Débito' ? 'debito' : 'credito';
  const opened = line.key === undefined ? '' : `, de: ${line.key}`;
  return `{renglon: ${line.formula.renglon}${opened}, cuenta: '${line.account}', ${side}: ${line.amount}}`;
}

function isStated(line: EntryLine, stated: StatedLine | undefined): boolean {
  if (!stated) return false;
  const amount = line.formula.naturaleza === 'Débito' ? stated.debito : stated.credito;
  return (
    stated.renglon === line.formula.renglon &&
    stated.de === line.key &&
    stated.cuenta === line.account &&
    amount === line.amount
  );
}

function checkLines(voucher: Voucher, entry: readonly EntryLine[]): FactIssue[] {
  const withAccount = entry.filter((line) => line.account !== undefined);
  const wrong = withAccount.flatMap((line, index) =>
    isStated(line, voucher.renglones[index])
      ? []
      : [
          issueAt(
            voucher,
            ['renglones', Math.min(index, voucher.renglones.length - 1)],
            'not what the formula gives',
            `the formulas and the example data give ${asWritten(line)}`,
          ),
        ],
  );
  // One line too many or too few displaces all that follow; the first says enough.
  if (wrong.length > 0) return wrong.slice(0, 1);
  if (voucher.renglones.length === withAccount.length) return [];
  return [
    issueAt(
      voucher,
      ['renglones', withAccount.length],
      'not what the formula gives',
      `the formulas give ${withAccount.length} lines and no more`,
    ),
  ];
}

function checkBalance(voucher: Voucher): FactIssue[] {
  const { debits, credits } = voucherTotals(voucher);
  const difference = Math.abs(debits - credits);
  const explained = voucher.descuadre?.diferencia ?? 0;
  if (difference === explained) return [];
  return [
    issueAt(
      voucher,
      voucher.descuadre ? ['descuadre', 'diferencia'] : ['renglones'],
      'unbalanced voucher',
      `debits are ${debits} and credits ${credits}: they differ by ${difference}, and ${explained} is explained`,
    ),
  ];
}

function checkCause(voucher: Voucher, entry: readonly EntryLine[]): FactIssue[] {
  const { descuadre } = voucher;
  const lost = entry.filter((line) => line.account === undefined);
  if (!descuadre) {
    return lost.map((line) =>
      issueAt(
        voucher,
        ['renglones'],
        'payment, group or tax without account',
        `no account of cuentas.yaml takes ${line.key}; add it to one of them`,
      ),
    );
  }
  const [line, ...others] = lost;
  if (line && others.length === 0 && line.documents.join() === descuadre.documento) return [];
  return [
    issueAt(
      voucher,
      ['descuadre', 'documento'],
      'not the cause of the difference',
      `without account for ${descuadre['sin-cuenta']} these documents lose a line: ${lost.flatMap((item) => item.documents).join(', ') || 'none'}`,
    ),
  ];
}

function checkVoucher(facts: Facts, voucher: Voucher): FactIssue[] {
  try {
    const entry = voucherEntry(facts, voucher);
    return [...checkLines(voucher, entry), ...checkBalance(voucher), ...checkCause(voucher, entry)];
  } catch (error) {
    if (!(error instanceof MovementError)) throw error;
    return [issueAt(voucher, ['id'], 'no such entry', error.message)];
  }
}

/**
 * Every voucher is what its formulas make of the documents of the example data, line by line, and
 * balances to the peso; one that does not says its cause, and the cause explains all of the difference.
 */
export function checkAccounting(facts: Facts): FactIssue[] {
  const { formulas, vouchers } = facts.accounting;
  return [
    ...checkAccounts(facts),
    ...formulas.flatMap((formula) => checkFormula(facts, formula)),
    ...vouchers.flatMap((voucher) => checkVoucher(facts, voucher)),
  ];
}
