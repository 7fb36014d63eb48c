import { numberPattern, readNumber } from '../../../src/facts/written-number';
import type { Passage } from '../content';
import { PassageRule } from '../rule';

/** `160 + 43 + 0 = 203`, when nothing before it belongs to the same sum. */
const equations = new RegExp(
  String.raw`(?<![)×÷+−=/\d.,]\s?)(${numberPattern}(?:\s[+−×÷]\s${numberPattern})+)\s=\s(${numberPattern})`,
  'g',
);

function times(factors: string): number | undefined {
  const [first = '', ...rest] = factors.split(/\s([×÷])\s/);
  let product = readNumber(first)?.value;
  for (let index = 0; index < rest.length; index += 2) {
    const factor = readNumber(rest[index + 1] ?? '')?.value;
    if (product === undefined || factor === undefined) return undefined;
    product = rest[index] === '×' ? product * factor : product / factor;
  }
  return product;
}

/** Works a sum out, products before additions; undefined when a part of it is no number. */
function workOut(sum: string): number | undefined {
  const [first = '', ...rest] = sum.split(/\s([+−])\s/);
  let total = times(first);
  for (let index = 0; index < rest.length; index += 2) {
    const term = times(rest[index + 1] ?? '');
    if (total === undefined || term === undefined) return undefined;
    total = rest[index] === '+' ? total + term : total - term;
  }
  return total;
}

export class WorkedSums extends PassageRule {
  readonly id = 'worked-sums';
  readonly severity = 'error';
  readonly asks =
    'A sum that is written out, such as «160 + 43 = 203», is right to the last digit it shows.';

  protected problemsOf({ text }: Passage): string[] {
    return [...text.matchAll(equations)].flatMap(([, sum = '', written = '']) => {
      const result = readNumber(written);
      const value = workOut(sum);
      if (!result || value === undefined) return [];
      if (Math.abs(value - result.value) <= result.lastDigit / 2 + 1e-9) return [];
      return [`«${sum} = ${written}» is wrong: it gives ${Number(value.toFixed(4))}`];
    });
  }
}
