import { issueAt } from '../../../src/facts/fact-file';
import type { Facts } from '../../../src/facts/facts';
import type { Content, Passage } from '../content';
import { passagesOf, standIn } from '../content';
import type { ContentRule, Finding } from '../rule';

type Limit = Facts['limits'][number];

const words =
  'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ');
const numberPattern = `(\\d[\\d.]*\\d|\\d|${words.join('|')})`;

function numberOf(written: string): number {
  const index = words.indexOf(written.toLowerCase());
  return index < 0 ? Number(written.replaceAll('.', '')) : index + 1;
}

/** A phrase with a number in place of {}; any space will do, and «$ 20.000» may be broken or not. */
function patternOf(phrase: string): RegExp {
  const [before = '', after = ''] = phrase
    .split('{}')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'));
  const end = after === '' ? '(?![\\d.]*\\d)' : '';
  return new RegExp(`(?<![\\p{L}\\d])${before}${numberPattern}${end}${after}`, 'giu');
}

interface Told {
  limit: Limit;
  phrase: string;
  pattern: RegExp;
  times: number;
}

export class SameLimits implements ContentRule {
  readonly id = 'same-limits';
  readonly severity = 'error';
  readonly asks =
    'A phrase of `data/limites.yaml`, such as «{} días de gracia», has the same number in every text; some text says one of the phrases of each number.';

  check(content: Content): Finding[] {
    const told = content.facts.limits.flatMap((limit) =>
      limit.frases.map((phrase): Told => ({ limit, phrase, pattern: patternOf(phrase), times: 0 })),
    );
    const texts = passagesOf(content).filter(
      ({ place, file }) => place !== 'synonym' && !file.endsWith('limites.yaml'),
    );
    const findings = texts.flatMap((passage) =>
      told.flatMap((item) => this.#others(item, passage)),
    );
    const said = new Set(told.flatMap(({ limit, times }) => (times > 0 ? [limit] : [])));
    const unsaid = content.facts.limits.filter((limit) => !said.has(limit));
    return [
      ...findings,
      ...unsaid.map((limit) =>
        this.#finding(limit, `no text says «${limit.frases.join('» or «')}»; write it as they do`),
      ),
    ];
  }

  #finding(limit: Limit, message: string): Finding {
    const { file, line } = issueAt(limit, ['frases'], this.id, '');
    return { file, line, message };
  }

  #others(item: Told, { file, line, text }: Passage): Finding[] {
    return [...text.replaceAll(standIn, '').matchAll(item.pattern)].flatMap((match) => {
      item.times += 1;
      const { clave, valor } = item.limit;
      if (numberOf(match[1] ?? '') === valor) return [];
      return [{ file, line, message: `«${match[0]}»: ${clave} is ${valor} in data/limites.yaml` }];
    });
  }
}
