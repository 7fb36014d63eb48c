import { distance } from 'fastest-levenshtein';
import { groupBy } from '../../../src/text/group-by';

/**
 * Messages and products of the help have codes of three letters and a number: `dlf1203`. Two letters
 * stand before the number of a document, which is the reader's own and leads to its kind.
 */
const CODE = /^([a-zñ]{3})(\d{3,4})$/;

/** From how many codes of one form on the site another of that form is one that does not exist. */
const FEWEST = 3;

/** Letters and digits that are taken for one another on a screen or a photograph, and what stands for each. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ o: '0', d: '0', q: '0', i: '1', l: '1', z: '2', s: '5', g: '6', b: '8' },
};

/** The codes of a site: found exactly or not at all, but for signs that look alike. */
export class Codes {
  /** Codes by form, such as `dlf` and 4 digits. */
  private readonly byForm: ReadonlyMap<string, readonly string[]>;
  /** Codes by what they look like: `01f2204`. */
  private readonly byLook: ReadonlyMap<string, string>;

  /** @param words folded words of the site; those that are no codes are left out */
  constructor(words: readonly string[]) {
    this.byForm = groupBy(words, formOf);
    this.byLook = new Map([...this.byForm.values()].flat().map((code) => [lookOf(code), code]));
  }

  /** Whether a folded word has the form of the site's codes, whether it exists or not. */
  hasForm(word: string): boolean {
    return this.alike(word).length >= FEWEST;
  }

  /** The code that a folded word without sense looks like: `dlf2204` for `dlf22o4`. */
  meantBy(word: string): string | undefined {
    return /\d/.test(word) ? this.byLook.get(lookOf(word)) : undefined;
  }

  /** Codes that exist, nearest to a folded one that does not, as people write them. */
  nearest(code: string, limit: number): string[] {
    const slips = (other: string): number => distance(code, other);
    const steps = (other: string): number => Math.abs(numberOf(code) - numberOf(other));
    return [...this.alike(code)]
      .sort((a, b) => slips(a) - slips(b) || steps(a) - steps(b))
      .slice(0, limit)
      .map((other) => other.toUpperCase().replace(/\d/, '-$&'));
  }

  private alike(code: string): readonly string[] {
    return this.byForm.get(formOf(code) ?? '') ?? [];
  }
}

function formOf(word: string): string | undefined {
  const [, letters, digits] = CODE.exec(word) ?? [];
  return letters && digits && `${letters} ${digits.length}`;
}

function lookOf(word: string): string {
  return word.replace(/[a-z]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
}

function numberOf(code: string): number {
  return Number(CODE.exec(code)?.[2]);
}
