import type { AlignType, PhrasingContent } from 'mdast';
import type { Formula, Voucher } from '../../facts/accounting';
import type { Facts } from '../../facts/facts';
import { type EntryLine, voucherEntry, voucherTotals } from '../../facts/voucher-entry';
import { formatNumber, formatPesos } from '../markdown/format';
import { code, strong, table, text } from '../markdown/nodes';
import {
  type BlockDirective,
  DirectiveError,
  findFact,
  type InlineDirective,
  type PageContext,
  required,
} from './directive';

const moneyColumns: AlignType[] = ['right', 'right'];

function findVoucher(id: string, context: PageContext): Voucher {
  return findFact(context.facts.accounting.vouchers, (item) => item.id, id, 'voucher');
}

function findFormula(name: string, context: PageContext): Formula {
  return findFact(
    context.facts.accounting.formulas,
    (item) => item.comprobante,
    name,
    'voucher of formulas.yaml',
  );
}

function nameOfKey(facts: Facts, key: string): string {
  const { grupos, impuestos, 'medios-de-pago': payments } = facts.company;
  return [...grupos, ...impuestos, ...payments].find((item) => item.codigo === key)?.nombre ?? key;
}

function nameOfAccount(facts: Facts, account: string): string {
  return facts.accounting.accounts.find((item) => item.codigo === account)?.nombre ?? account;
}

/** How the amount comes about: `10.500 + 23.800`, `54.000 × 2,5 %`. */
function workings(line: EntryLine): string {
  if (line.working) {
    const { base, rate, unit } = line.working;
    const exact = (base * rate) / (unit === 'por mil' ? 1000 : 100);
    const product = `${formatNumber(base)} × ${formatNumber(rate)} ${unit === 'por mil' ? unit : '%'}`;
    if (Number.isInteger(exact)) return product;
    return `${product} = ${formatNumber(Number(exact.toFixed(2)))}, redondeado al peso`;
  }
  return line.amounts
    .map((amount, index) => {
      if (index === 0) return formatNumber(amount);
      return `${amount < 0 ? '−' : '+'} ${formatNumber(Math.abs(amount))}`;
    })
    .join(' ');
}

function explanation(line: EntryLine, facts: Facts): PhrasingContent[] {
  const account = line.account ? nameOfAccount(facts, line.account) : 'Sin cuenta';
  const opened = line.key === undefined ? '' : ` · ${nameOfKey(facts, line.key)}`;
  return [
    text(`${account}${opened}`),
    { type: 'break' },
    code(line.formula.valor),
    text(` = ${workings(line)}`),
  ];
}

function lineRow(line: EntryLine, facts: Facts): PhrasingContent[][] {
  const amount = [text(line.account ? formatPesos(line.amount) : 'no entra')];
  const isDebit = line.formula.naturaleza === 'Débito';
  return [
    [line.account ? code(line.account) : text('—')],
    explanation(line, facts),
    isDebit ? amount : [],
    isDebit ? [] : amount,
  ];
}

function totalRows(voucher: Voucher): PhrasingContent[][][] {
  const { debits, credits } = voucherTotals(voucher);
  const totals = [
    [strong('Total')],
    [],
    [strong(formatPesos(debits))],
    [strong(formatPesos(credits))],
  ];
  if (debits === credits) return [totals];
  const difference = [strong(formatPesos(Math.abs(debits - credits)))];
  const missing = debits < credits ? 'Falta en los débitos' : 'Falta en los créditos';
  return [
    totals,
    [
      [strong('Diferencia')],
      [text(missing)],
      debits < credits ? difference : [],
      debits < credits ? [] : difference,
    ],
  ];
}

/** `::comprobante{id="vt-55"}`: an entry line by line, its formulas worked out, with totals. */
export const voucherTable: BlockDirective = (attributes, context) => {
  const voucher = findVoucher(required(attributes, 'id'), context);
  const entry = voucherEntry(context.facts, voucher);
  return [
    table(
      [[text('Cuenta')], [text('Nombre y fórmula')], [text('Débito')], [text('Crédito')]],
      [...entry.map((line) => lineRow(line, context.facts)), ...totalRows(voucher)],
      [null, null, ...moneyColumns],
    ),
  ];
};

/** `::formulas{comprobante="VT"}`: the lines that come from the factory; `opcional` names others. */
export const formulaTable: BlockDirective = (attributes, context) => {
  const formula = findFormula(required(attributes, 'comprobante'), context);
  const optional = attributes.opcional ?? undefined;
  const lines = formula.renglones.filter((line) => line.opcional === optional);
  if (lines.length === 0) {
    throw new DirectiveError(`${formula.comprobante} has no optional lines «${optional}»`);
  }
  return [
    table(
      [[text('Renglón')], [text('Naturaleza')], [text('Cuenta')], [text('Valor')]],
      lines.map((line) => [
        [text(String(line.renglon))],
        [text(line.naturaleza)],
        line.cuenta.startsWith('{')
          ? [code(line.cuenta)]
          : [code(line.cuenta), text(` ${nameOfAccount(context.facts, line.cuenta)}`)],
        [code(line.valor)],
      ]),
    ),
  ];
};

/** `::plan-de-cuentas`: the chart of accounts of the example company. */
export const chartOfAccounts: BlockDirective = (_attributes, context) => [
  table(
    [[text('Código')], [text('Nombre')], [text('Naturaleza')], [text('Dónde aparece')]],
    context.facts.accounting.accounts.map((account) => [
      [code(account.codigo)],
      [text(account.nombre)],
      [text(account.naturaleza)],
      [text(account.donde)],
    ]),
  ),
];

/**
 * `:comprobante[vt-55/debitos]`: a figure of an entry: `debitos`, `creditos`, `diferencia`, or the
 * amount of a line by its number and what opened it, `vt-55/3/TRF`.
 */
export const voucherValue: InlineDirective = (label, _attributes, context) => {
  const [id = '', name = '', key] = label.split('/');
  const voucher = findVoucher(id, context);
  const { debits, credits } = voucherTotals(voucher);
  const totals = new Map([
    ['debitos', debits],
    ['creditos', credits],
    ['diferencia', Math.abs(debits - credits)],
  ]);
  const line = voucher.renglones.find((item) => String(item.renglon) === name && item.de === key);
  const amount = totals.get(name) ?? line?.debito ?? line?.credito;
  if (amount === undefined) {
    const lines = voucher.renglones.map((item) =>
      [item.renglon, item.de].filter(Boolean).join('/'),
    );
    throw new DirectiveError(
      `${id} has no figure «${label}»; there is: ${[...totals.keys(), ...lines].join(', ')}`,
    );
  }
  return [text(formatPesos(amount))];
};
