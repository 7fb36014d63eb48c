import {
  amountOf,
  type Formula,
  totalsOf,
  type Voucher,
  type VoucherLine,
} from '../../facts/accounting';
import type { Facts } from '../../facts/facts';
import { workOut } from '../../facts/written-number';
import { formatNumber, formatPesos } from '../markdown/format';
import { table, tableOf } from '../markdown/nodes';
import {
  type BlockDirective,
  DirectiveError,
  findFact,
  type InlineDirective,
  type PageContext,
  required,
} from './directive';

function findFormula(name: string, context: PageContext): Formula {
  const { formulas } = context.facts.accounting;
  return findFact(formulas, 'comprobante', name, 'voucher of formulas.yaml');
}

/** Debits and credits of the lines that have an account. */
function enteredTotals({ renglones }: Voucher) {
  return totalsOf(renglones.filter(({ cuenta }) => cuenta !== undefined));
}

/** What the company calls a group, a tax, a payment or an account. */
function nameOfCode({ accounting, company }: Facts, code: string): string {
  const { grupos, impuestos, 'medios-de-pago': payments } = company;
  const all = [...accounting.accounts, ...grupos, ...impuestos, ...payments];
  return all.find(({ codigo }) => codigo === code)?.nombre ?? code;
}

/** How the amount comes about: `10.500 + 23.800`, `54.000 × 2,5 %`. */
function workings(line: VoucherLine): string {
  const amount = line.debito ?? line.credito;
  if (typeof amount !== 'string') return formatNumber(amountOf(line));
  const exact = Number(workOut(amount).toFixed(2));
  return Number.isInteger(exact)
    ? amount
    : `${amount} = ${formatNumber(exact)}, redondeado al peso`;
}

function explanation(line: VoucherLine, variable: string, facts: Facts): string {
  const account = line.cuenta ? nameOfCode(facts, line.cuenta) : 'Sin cuenta';
  const opened = line.de === undefined ? '' : ` · ${nameOfCode(facts, line.de)}`;
  return `${account}${opened}\\\n\`${variable}\` = ${workings(line)}`;
}

/** Cells of an amount in its column: debits before credits. */
function onItsSide(isDebit: boolean, amount: string): string[] {
  return isDebit ? [amount, ''] : ['', amount];
}

function totalRows(voucher: Voucher): string[][] {
  const { debits, credits } = enteredTotals(voucher);
  const totals = ['**Total**', '', `**${formatPesos(debits)}**`, `**${formatPesos(credits)}**`];
  if (debits === credits) return [totals];
  const isDebit = debits < credits;
  const missing = isDebit ? 'Falta en los débitos' : 'Falta en los créditos';
  const difference = `**${formatPesos(Math.abs(debits - credits))}**`;
  return [totals, ['**Diferencia**', missing, ...onItsSide(isDebit, difference)]];
}

/** `::comprobante{id="vt-55"}`: an entry line by line, its formulas worked out, with totals. */
export const voucherTable: BlockDirective = (attributes, context) => {
  const { vouchers } = context.facts.accounting;
  const voucher = findFact(vouchers, 'id', required(attributes, 'id'), 'voucher');
  const { renglones } = findFormula(voucher.comprobante, context);
  const rows = voucher.renglones.map((line) => {
    const variable = renglones.find(({ renglon }) => renglon === line.renglon)?.valor ?? '';
    return [
      line.cuenta ? `\`${line.cuenta}\`` : '—',
      explanation(line, variable, context.facts),
      ...onItsSide(
        line.debito !== undefined,
        line.cuenta ? formatPesos(amountOf(line)) : 'no entra',
      ),
    ];
  });
  const heads = ['Cuenta', 'Nombre y fórmula', 'Débito', 'Crédito'];
  return [table(heads, [...rows, ...totalRows(voucher)], [null, null, 'right', 'right'])];
};

/** `::formulas{comprobante="VT"}`: the lines that come from the factory; `opcional` names others. */
export const formulaTable: BlockDirective = (attributes, context) => {
  const formula = findFormula(required(attributes, 'comprobante'), context);
  const optional = attributes.opcional ?? undefined;
  const lines = formula.renglones.filter((line) => line.opcional === optional);
  if (lines.length === 0) {
    throw new DirectiveError(`${formula.comprobante} has no optional lines «${optional}»`);
  }
  // A word between braces stands for several accounts.
  const nameOf = (account: string) =>
    account.startsWith('{') ? '' : ` ${nameOfCode(context.facts, account)}`;
  return [
    tableOf(
      lines,
      ['Renglón', ({ renglon }) => String(renglon)],
      ['Naturaleza', ({ naturaleza }) => naturaleza],
      ['Cuenta', ({ cuenta }) => `\`${cuenta}\`${nameOf(cuenta)}`],
      ['Valor', ({ valor }) => `\`${valor}\``],
    ),
  ];
};

/**
 * `:comprobante[vt-55/debitos]`: a figure of an entry: `debitos`, `creditos`, `diferencia`, or the
 * amount of a line by its number and what opened it, `vt-55/3/TRF`.
 */
export const voucherValue: InlineDirective = (label, _attributes, context) => {
  const [id = '', name = '', key] = label.split('/');
  const voucher = findFact(context.facts.accounting.vouchers, 'id', id, 'voucher');
  const { debits, credits } = enteredTotals(voucher);
  const totals = new Map([
    ['debitos', debits],
    ['creditos', credits],
    ['diferencia', Math.abs(debits - credits)],
  ]);
  const line = voucher.renglones.find((item) => String(item.renglon) === name && item.de === key);
  const amount = totals.get(name) ?? (line && amountOf(line));
  if (amount !== undefined) return formatPesos(amount);
  const lines = voucher.renglones.map(({ renglon, de }) => [renglon, de].filter(Boolean).join('/'));
  throw new DirectiveError(
    `${id} has no figure «${label}»; there is: ${[...totals.keys(), ...lines].join(', ')}`,
  );
};
