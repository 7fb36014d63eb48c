import { toString as plainText } from 'mdast-util-to-string';
import { numberPattern, readNumber, workOut, wrongTotals } from '../../../src/facts/written-number';
import { passagesOf, standIn } from '../content';
import { contentRule, findingAt, nodesOf, pageRule, passageRule, problemAt } from '../rule';

/** `160 + 43 + 0 = 203`, when nothing before it belongs to the same sum. */
const equations = new RegExp(
  String.raw`(?<![)×÷+−=/\d.,]\s?)(${numberPattern}(?:\s[+−×÷]\s${numberPattern})+)\s=\s(${numberPattern})`,
  'g',
);

export const workedSums = passageRule(
  'worked-sums',
  'A sum that is written out, such as «160 + 43 = 203», is right to the last digit it shows.',
  () =>
    function* ({ text }) {
      for (const [, sum = '', written = ''] of text.matchAll(equations)) {
        const result = readNumber(written);
        const value = workOut(sum);
        if (!result || Number.isNaN(value)) continue;
        if (Math.abs(value - result.value) <= result.lastDigit / 2 + 1e-9) continue;
        yield `«${sum} = ${written}» is wrong: it gives ${Number(value.toFixed(4))}`;
      }
    },
);

export const tableTotals = pageRule(
  'table-totals',
  'A row that begins with «Total» holds the sums of the rows above it.',
  () =>
    function* ({ written: page }) {
      for (const table of nodesOf(page, 'table')) {
        const [heads = [], ...rows] = table.children.map((row) =>
          row.children.map((cell) => plainText(cell)),
        );
        for (const { column, written, sum } of wrongTotals(heads, rows)) {
          yield problemAt(table, `the rows of «${heads[column]}» sum ${sum}, not ${written}`);
        }
      }
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
  function* (content) {
    const texts = passagesOf(content)
      .filter(({ place, file }) => place !== 'synonym' && !file.endsWith('limites.yaml'))
      .map(({ file, line, text }) => ({ file, line, plain: text.replaceAll(standIn, '') }));
    for (const limit of content.facts.limits) {
      const { clave, valor, frases } = limit;
      const patterns = frases.map(phrasePattern);
      let isTold = false;
      for (const { file, line, plain } of texts) {
        for (const [phrase, number = ''] of patterns.flatMap((one) => [...plain.matchAll(one)])) {
          isTold = true;
          if (numberOf(number) === valor) continue;
          yield { file, line, message: `«${phrase}»: ${clave} is ${valor} in data/limites.yaml` };
        }
      }
      if (isTold) continue;
      const message = `no text says «${frases.join('» or «')}»; write it as they do`;
      yield findingAt(limit, ['frases'], message);
    }
  },
);
