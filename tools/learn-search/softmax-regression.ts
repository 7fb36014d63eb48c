import { randomNumbers } from '../random-numbers';

/** What is learned from: the stems of a phrase, each once, and the number of the page it means. */
export interface Example {
  stems: readonly string[];
  page: number;
}

/** What was learned of a stem: how rare it is, and its weight for each page. */
export interface StemWeights {
  rarity: number;
  weights: Float32Array;
}

export interface Learned {
  byStem: Map<string, StemWeights>;
  /** Mean of -log(probability of the right page) in the last round; lower fits better. */
  loss: number;
}

/** Rounds over all examples, first step, and how strongly weights are drawn to 0; by validation. */
const ROUNDS = 12;
const RATE = 0.25;
const DECAY = 3e-5;

/** A stem of one phrase only tells of that phrase. */
const FEWEST_PHRASES = 2;

const SEED = 7;

/** Pages that are this unlikely are not moved, which costs nothing and saves most of the time. */
const NEGLIGIBLE = 1e-5;

type Vector = readonly (readonly [stem: number, value: number])[];

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

function vectorOf(
  { stems }: Example,
  numbers: ReadonlyMap<string, number>,
  rarity: Float32Array,
): Vector {
  const known = stems.flatMap((stem) => numbers.get(stem) ?? []);
  const length = Math.hypot(...known.map((stem) => rarity[stem] ?? 0)) || 1;
  return known.map((stem) => [stem, (rarity[stem] ?? 0) / length] as const);
}

/**
 * Multinomial logistic regression of pages on stems, weighted by rarity (tf–idf of phrases, each of
 * length 1), by stochastic gradient descent with AdaGrad (Duchi et al., 2011). The same examples give
 * the same weights.
 */
export function learn(examples: readonly Example[], pageCount: number): Learned {
  const phrases = new Map<string, number>();
  for (const { stems } of examples) {
    for (const stem of stems) phrases.set(stem, (phrases.get(stem) ?? 0) + 1);
  }
  const stems = [...phrases].filter(([, count]) => count >= FEWEST_PHRASES).map(([stem]) => stem);
  const numbers = new Map(stems.map((stem, number) => [stem, number]));
  const rarity = Float32Array.from(
    stems,
    (stem) => 1 + Math.log(examples.length / (phrases.get(stem) ?? 1)),
  );
  const vectors = examples.map((example) => vectorOf(example, numbers, rarity));
  const weights = new Float32Array(stems.length * pageCount);
  const squares = new Float32Array(stems.length * pageCount).fill(1e-8);
  const scores = new Float32Array(pageCount);
  const order = examples.map((_, at) => at);
  const random = randomNumbers(SEED);
  let loss = 0;

  /** Fills `scores` with the probability of each page. */
  const predict = (vector: Vector): void => {
    scores.fill(0);
    for (const [stem, value] of vector) {
      const from = stem * pageCount;
      for (let page = 0; page < pageCount; page += 1) {
        scores[page] = (scores[page] as number) + value * (weights[from + page] as number);
      }
    }
    let most = Number.NEGATIVE_INFINITY;
    for (const score of scores) if (score > most) most = score;
    let all = 0;
    for (let page = 0; page < pageCount; page += 1) {
      const likely = Math.exp((scores[page] as number) - most);
      scores[page] = likely;
      all += likely;
    }
    for (let page = 0; page < pageCount; page += 1) scores[page] = (scores[page] as number) / all;
  };

  const correct = (vector: Vector, right: number): void => {
    for (const [stem, value] of vector) {
      const from = stem * pageCount;
      for (let page = 0; page < pageCount; page += 1) {
        const likely = scores[page] as number;
        if (likely < NEGLIGIBLE && page !== right) continue;
        const at = from + page;
        const weight = weights[at] as number;
        const slope = value * (likely - (page === right ? 1 : 0)) + DECAY * weight;
        const square = (squares[at] as number) + slope * slope;
        squares[at] = square;
        weights[at] = weight - (RATE * slope) / Math.sqrt(square);
      }
    }
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    loss = 0;
    for (const at of order) {
      const vector = vectors[at] ?? [];
      const right = examples[at]?.page ?? 0;
      predict(vector);
      loss -= Math.log((scores[right] ?? 0) + 1e-12);
      correct(vector, right);
    }
  }
  const byStem = stems.map((stem, number): [string, StemWeights] => [
    stem,
    {
      rarity: rarity[number] ?? 0,
      weights: weights.subarray(number * pageCount, (number + 1) * pageCount),
    },
  ]);
  return { byStem: new Map(byStem), loss: loss / Math.max(1, examples.length) };
}
