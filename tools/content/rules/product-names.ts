import { withoutAccents } from '../../../src/text/accents';
import type { Content, Passage } from '../content';
import { PassageRule } from '../rule';
import { withoutIdentifiers } from '../words';

/** Names of other programs and of the trade that pages write. */
const otherNames = ['Excel', 'Windows', 'Android', 'Wi-Fi', 'Power Query', 'JavaScript', 'DIAN'];

/** A product whose name is also a common word: only its sense tells which one is meant. */
const commonWords = ['Compras'];

function simplified(name: string): string {
  return withoutAccents(name).toLowerCase();
}

/** The words of a name with anything but letters between them. */
function patternOf(name: string): RegExp {
  const letters = [...simplified(name)].map((letter) => {
    if (letter === ' ' || letter === '-') return '[ -]?';
    return /[aeiou]/.test(letter) ? `[${letter}${`${letter}\u0301`.normalize('NFC')}]` : letter;
  });
  return new RegExp(`(?<![\\p{L}\\d-])${letters.join('')}(?![\\p{L}\\d-])`, 'giu');
}

export class ProductNames extends PassageRule {
  readonly id = 'product-names';
  readonly severity = 'error';
  readonly asks =
    'Names of products and programs are written as in `data/productos.yaml`: «Delfín» with its accent outside code, «Mobile», «Power Query».';

  readonly #patterns = new Map<string, RegExp>();

  protected problemsOf(passage: Passage, content: Content): string[] {
    if (passage.place === 'synonym') return [];
    const products = content.facts.products.map((product) => product.nombre);
    const names = [...products, ...otherNames].filter((name) => !commonWords.includes(name));
    const text = withoutIdentifiers(passage.text);
    return names.flatMap((name) =>
      (text.match(this.#patternOf(name)) ?? [])
        .filter((found) => found !== name)
        .map((found) => `«${found}» is written «${name}»`),
    );
  }

  #patternOf(name: string): RegExp {
    const pattern = this.#patterns.get(name) ?? patternOf(name);
    this.#patterns.set(name, pattern);
    return pattern;
  }
}
