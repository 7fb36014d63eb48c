import { randomNumbers } from '../random-numbers';

/** What is learned from: the stems of a phrase, each once, and the number of the page it means. */
export interface Example {
  stems: readonly string[];
  page: number;
  /** What it counts next to others: 1, or more when it was typed by a reader with a need. */
  weight: number;
}

/** What was learned of a stem: how rare it is, and its weight for each page. */
export interface StemWeights {
  rarity: number;
  weights: Float32Array;
}

/** How many weights are kept: each costs more than a byte of every first search. */
const MOST_WEIGHTS = 40_000;

/** Rounds over all examples with every weight, and then with those that are kept; by validation. */
const ROUNDS = 8;
const ROUNDS_OF_KEPT = 6;

/** Rounds whose weights are averaged: those of one alone follow the examples that came last. */
const AVERAGED = 3;

/** First step, and how strongly weights are drawn to 0; by validation. */
const RATE = 0.25;
const DECAY = 1e-5;

/** What is left of the memory of earlier steps when the kept weights are fitted, so that they can move. */
const REMEMBERED = 0.1;

/** A stem of one phrase only tells of that phrase. */
const FEWEST_PHRASES = 2;

const SEED = 7;

/** Pages that are this unlikely are not moved, which costs nothing and saves most of the time. */
const NEGLIGIBLE = 1e-5;

type Vector = readonly (readonly [stem: number, value: number])[];

interface Weighed {
  vector: Vector;
  page: number;
  weight: number;
}

function shuffle<T>(order: T[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
}

function vectorOf(
  stems: readonly string[],
  numbers: ReadonlyMap<string, number>,
  rarity: Float32Array,
): Vector {
  const known = stems.flatMap((stem) => numbers.get(stem) ?? []);
  const length = Math.hypot(...known.map((stem) => rarity[stem] ?? 0)) || 1;
  return known.map((stem) => [stem, (rarity[stem] ?? 0) / length] as const);
}

/** The weights while they are learned: of each stem a row, of each page a column. */
class Regression {
  readonly weights: Float32Array;
  private readonly squares: Float32Array;
  private readonly scores: Float32Array;
  private readonly random = randomNumbers(SEED);

  constructor(
    private readonly examples: Weighed[],
    stemCount: number,
    private readonly pageCount: number,
  ) {
    this.weights = new Float32Array(stemCount * pageCount);
    this.squares = new Float32Array(stemCount * pageCount).fill(1e-8);
    this.scores = new Float32Array(pageCount);
  }

  /**
   * Goes through all examples, and ends with the mean of the weights after the last rounds (Polyak and
   * Juditsky, 1992).
   * @param kept where it is 0, a weight stays as it is
   * @returns the mean loss of the last round
   */
  fit(rounds: number, kept?: Uint8Array): number {
    const mean = new Float32Array(this.weights.length);
    let loss = 0;
    for (let round = 0; round < rounds; round += 1) {
      shuffle(this.examples, this.random);
      loss = 0;
      for (const example of this.examples) {
        this.predict(example.vector);
        loss -= example.weight * Math.log((this.scores[example.page] ?? 0) + 1e-12);
        this.correct(example, kept);
      }
      if (round < rounds - AVERAGED) continue;
      this.weights.forEach((weight, at) => {
        mean[at] = (mean[at] as number) + weight / AVERAGED;
      });
    }
    this.weights.set(mean);
    return loss / this.examples.reduce((sum, { weight }) => sum + weight, 0);
  }

  /**
   * Sets all to 0 but the weights that matter most, `most` of them or fewer; fitted again, those
   * carry much of what the others did. A weight matters by its size and by how often the examples
   * moved it, which the squares of its steps tell (after «Optimal Brain Damage», LeCun et al., 1989).
   * @returns 1 for each weight that is kept
   */
  prune(most: number): Uint8Array {
    this.centre();
    const matters = this.weights.map(
      (weight, at) => Math.abs(weight) * (this.squares[at] ?? 0) ** 0.25,
    );
    const dropped = Float32Array.from(matters).sort()[matters.length - most - 1] ?? 0;
    const kept = Uint8Array.from(matters, (size) => (size > dropped ? 1 : 0));
    for (let at = 0; at < kept.length; at += 1) {
      if (kept[at] === 0) this.weights[at] = 0;
      this.squares[at] = (this.squares[at] ?? 0) * REMEMBERED + 1e-8;
    }
    return kept;
  }

  /**
   * Moves the weights of each stem until their median is 0. What is taken from all pages alike changes
   * no probability, and leaves only the few pages that the stem tells of far from 0.
   */
  private centre(): void {
    for (let from = 0; from < this.weights.length; from += this.pageCount) {
      const row = this.weights.subarray(from, from + this.pageCount);
      const median = Float32Array.from(row).sort()[row.length >> 1] ?? 0;
      for (let page = 0; page < row.length; page += 1) row[page] = (row[page] ?? 0) - median;
    }
  }

  /** Fills `scores` with the probability of each page. */
  private predict(vector: Vector): void {
    const { weights, scores, pageCount } = this;
    scores.fill(0);
    for (const [stem, value] of vector) {
      const from = stem * pageCount;
      for (let page = 0; page < pageCount; page += 1) {
        scores[page] = (scores[page] as number) + value * (weights[from + page] as number);
      }
    }
    const most = Math.max(...scores);
    let all = 0;
    for (let page = 0; page < pageCount; page += 1) {
      const likely = Math.exp((scores[page] as number) - most);
      scores[page] = likely;
      all += likely;
    }
    for (let page = 0; page < pageCount; page += 1) scores[page] = (scores[page] as number) / all;
  }

  private correct({ vector, page: right, weight: counts }: Weighed, kept?: Uint8Array): void {
    const { weights, squares, scores, pageCount } = this;
    for (const [stem, value] of vector) {
      const from = stem * pageCount;
      for (let page = 0; page < pageCount; page += 1) {
        const likely = scores[page] as number;
        const at = from + page;
        if ((likely < NEGLIGIBLE && page !== right) || kept?.[at] === 0) continue;
        const weight = weights[at] as number;
        const slope = counts * value * (likely - (page === right ? 1 : 0)) + DECAY * weight;
        const square = (squares[at] as number) + slope * slope;
        squares[at] = square;
        weights[at] = weight - (RATE * slope) / Math.sqrt(square);
      }
    }
  }
}

/**
 * Multinomial logistic regression of pages on stems, weighted by rarity (tf–idf of phrases, each of
 * length 1), by stochastic gradient descent with AdaGrad (Duchi et al., 2011). The same examples give
 * the same weights.
 * @param most how many weights are kept; the rest is 0
 * @returns what was learned of each stem, and the mean of -log(probability of the right page): lower fits better
 */
export function learn(examples: readonly Example[], pageCount: number, most = MOST_WEIGHTS) {
  const phrases = new Map<string, number>();
  for (const { stems } of examples) {
    for (const stem of stems) phrases.set(stem, (phrases.get(stem) ?? 0) + 1);
  }
  const kept = [...phrases].filter(([, count]) => count >= FEWEST_PHRASES);
  const numbers = new Map(kept.map(([stem], number) => [stem, number]));
  const rarity = Float32Array.from(kept, ([, count]) => 1 + Math.log(examples.length / count));
  const weighed = examples.map(({ stems, page, weight }) => ({
    vector: vectorOf(stems, numbers, rarity),
    page,
    weight,
  }));
  const regression = new Regression(weighed, kept.length, pageCount);
  regression.fit(ROUNDS);
  const loss = regression.fit(ROUNDS_OF_KEPT, regression.prune(most));
  const byStem = kept.map(([stem], number): [string, StemWeights] => [
    stem,
    {
      rarity: rarity[number] ?? 0,
      weights: regression.weights.subarray(number * pageCount, (number + 1) * pageCount),
    },
  ]);
  return { byStem: new Map(byStem), loss };
}
