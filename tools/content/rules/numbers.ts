import type { Table, TableRow } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { issueAt } from '../../../src/facts/fact-file';
import { numberPattern, readNumber, wrongTotals } from '../../../src/facts/written-number';
import { passagesOf, standIn } from '../content';
import { contentRule, type Finding, type PageProblem, pageRule, passageRule } from '../rule';

/** `160 + 43 + 0 = 203`, when nothing before it belongs to the same sum. */
const equations = new RegExp(
  String.raw`(?<![)×÷+−=/\d.,]\s?)(${numberPattern}(?:\s[+−×÷]\s${numberPattern})+)\s=\s(${numberPattern})`,
  'g',
);

/** Works a sum out, products before additions; NaN when a part of it is no number. */
function workOut(sum: string): number {
  const terms = sum.split(/\s(?=[+−]\s)/).map((term) => {
    const [, sign, factors = ''] = /^([+−]?)\s?(.*)$/.exec(term) ?? [];
    const product = factors
      .split(/\s(?=[×÷]\s)/)
      .map((factor) => {
        const value = readNumber(factor.replace(/^[×÷]\s/, ''))?.value ?? Number.NaN;
        return factor.startsWith('÷') ? 1 / value : value;
      })
      .reduce((result, factor) => result * factor, 1);
    return sign === '−' ? -product : product;
  });
  return terms.reduce((total, term) => total + term, 0);
}

export const workedSums = passageRule(
  'worked-sums',
  'A sum that is written out, such as «160 + 43 = 203», is right to the last digit it shows.',
  () =>
    ({ text }) =>
      [...text.matchAll(equations)].flatMap(([, sum = '', written = '']) => {
        const result = readNumber(written);
        const value = workOut(sum);
        if (!result || Number.isNaN(value)) return [];
        if (Math.abs(value - result.value) <= result.lastDigit / 2 + 1e-9) return [];
        return [`«${sum} = ${written}» is wrong: it gives ${Number(value.toFixed(4))}`];
      }),
);

function textsOf(row: TableRow | undefined): string[] {
  return row?.children.map((cell) => plainText(cell)) ?? [];
}

export const tableTotals = pageRule(
  'table-totals',
  'A row that begins with «Total» holds the sums of the rows above it.',
  () =>
    ({ written: page }) => {
      const problems: PageProblem[] = [];
      visit(page, 'table', ({ children: [head, ...rows], position }: Table) => {
        const heads = textsOf(head);
        for (const { column, written, sum } of wrongTotals(heads, rows.map(textsOf))) {
          const message = `the rows of «${heads[column]}» sum ${sum}, not ${written}`;
          problems.push({ line: position?.start.line, message });
        }
      });
      return problems;
    },
);

const numberWords =
  'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ');

function numberOf(written: string): number {
  const index = numberWords.indexOf(written.toLowerCase());
  return index < 0 ? Number(written.replaceAll('.', '')) : index + 1;
}

/** A phrase with a number in place of {}; any space will do, and «$ 20.000» may be broken or not. */
function phrasePattern(phrase: string): RegExp {
  const [before = '', after = ''] = phrase
    .split('{}')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'));
  const number = `(\\d[\\d.]*\\d|\\d|${numberWords.join('|')})`;
  const end = after === '' ? '(?![\\d.]*\\d)' : '';
  return new RegExp(`(?<![\\p{L}\\d])${before}${number}${end}${after}`, 'giu');
}

export const sameLimits = contentRule(
  'same-limits',
  'A phrase of `data/limites.yaml`, such as «{} días de gracia», has the same number in every text; some text says one of the phrases of each number.',
  (content) => {
    const texts = passagesOf(content)
      .filter(({ place, file }) => place !== 'synonym' && !file.endsWith('limites.yaml'))
      .map((passage) => ({ ...passage, plain: passage.text.replaceAll(standIn, '') }));
    return content.facts.limits.flatMap((limit): Finding[] => {
      const patterns = limit.frases.map(phrasePattern);
      const told = texts.flatMap(({ file, line, plain }) =>
        patterns.flatMap((pattern) =>
          [...plain.matchAll(pattern)].map(([phrase, number = '']) => ({
            ...{ file, line, isRight: numberOf(number) === limit.valor },
            message: `«${phrase}»: ${limit.clave} is ${limit.valor} in data/limites.yaml`,
          })),
        ),
      );
      if (told.length > 0) return told.filter(({ isRight }) => !isRight);
      const message = `no text says «${limit.frases.join('» or «')}»; write it as they do`;
      const { file, line } = issueAt(limit, ['frases'], '', '');
      return [{ file, line, message }];
    });
  },
);
