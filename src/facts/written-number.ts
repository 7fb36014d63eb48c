/** A number as the texts write it: `−$ 24.389`, `2,5 %`, `9,66 por mil`, in a regular expression. */
export const numberPattern = String.raw`[−-]?(?:\$\s?)?\d+(?:\.\d{3})*(?:,\d+)?(?:\s?%|\spor mil)?`;

const whole = new RegExp(`^${numberPattern}$`);

function scaleOf(text: string): number {
  if (text.endsWith('%')) return 100;
  return text.endsWith('por mil') ? 1000 : 1;
}

/**
 * Reads a number with its sign, currency, point of thousands, comma of decimals and percentage: its value and the
 * weight of its last digit; undefined when it is none.
 */
export function readNumber(text: string): { value: number; lastDigit: number } | undefined {
  const trimmed = text.trim();
  if (!whole.test(trimmed)) return undefined;
  const digits = trimmed.replace(/[^\d,]/g, '').replace(',', '.');
  const decimals = digits.split('.')[1]?.length ?? 0;
  const scale = scaleOf(trimmed);
  const sign = /^[−-]/.test(trimmed) ? -1 : 1;
  return { value: (sign * Number(digits)) / scale, lastDigit: 10 ** -decimals / scale };
}

/** What `160 + 43 − 2 × 5` or `54.000 × 2,5 %` comes to, products before sums; NaN when a part of it is no number. */
export function workOut(calculation: string): number {
  const numberOf = (text: string) => readNumber(text)?.value ?? Number.NaN;
  const terms = calculation.split(/\s(?=[+−]\s)/).map((term) => {
    const [first = '', ...factors] = term.replace(/^[+−]\s/, '').split(/\s(?=[×÷]\s)/);
    const product = factors.reduce((result, factor) => {
      const value = numberOf(factor.slice(2));
      return factor.startsWith('÷') ? result / value : result * value;
    }, numberOf(first));
    return /^−\s/.test(term) ? -product : product;
  });
  return terms.reduce((total, term) => total + term, 0);
}

function bare(cell: string): string {
  return cell.replaceAll('*', '').trim();
}

/** Heads of columns whose total is an average or a rate, not a sum. */
const rates = /ticket|promedio|margen|precio|tarifa|%/i;

/**
 * Totals that are not the sum of the rows above them, in a table whose last row begins with «Total». A column is summed when it holds amounts or
 * quantities alone; rates, words and percentages are not.
 */
export function wrongTotals(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): { column: number; written: string; sum: number }[] {
  const totals = rows.at(-1)?.map(bare) ?? [];
  if (!/^Total\b/.test(totals[0] ?? '')) return [];
  const above = rows.slice(0, -1);
  return totals.flatMap((written, column) => {
    const total = readNumber(written);
    const cells = above.map((row) => bare(row[column] ?? ''));
    const numbers = cells.filter((cell) => !/^[—-]?$/.test(cell)).map(readNumber);
    if (
      column === 0 ||
      rates.test(heads[column] ?? '') ||
      !total ||
      written.endsWith('%') ||
      numbers.includes(undefined)
    )
      return [];
    const sum = numbers.reduce((all, number) => all + (number?.value ?? 0), 0);
    return Math.abs(sum - total.value) < total.lastDigit / 2 ? [] : [{ column, written, sum }];
  });
}
