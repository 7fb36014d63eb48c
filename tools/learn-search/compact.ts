import type { LearnedLists } from '../../plugins/search/engine/index-format';
import { LARGEST_WEIGHT, RARITY_STEP } from '../../plugins/search/engine/learned-words';
import { encodePostings } from '../../plugins/search/engine/posting-lists';
import type { StemWeights } from './softmax-regression';

/** Size of a step, in deviations of the weights. */
const STEP = 0.25;

function deviationOf(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}

/** Writes the weights in steps, without those that are 0; stems and pages come out in a fixed order. */
export function compact(byStem: ReadonlyMap<string, StemWeights>): LearnedLists {
  const all = [...byStem.values()].flatMap(({ weights }) =>
    [...weights].filter((weight) => weight),
  );
  const step = deviationOf(all) * STEP;
  const kept = [...byStem]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([stem, told]) => {
      const steps = Array.from(told.weights, (weight, page) => {
        const size = Math.min(LARGEST_WEIGHT, Math.round(Math.abs(weight) / step));
        return { page, size: Math.sign(weight) * size };
      }).filter(({ size }) => size !== 0);
      return steps.length === 0 ? [] : [{ stem, rarity: told.rarity, steps }];
    });
  return {
    step: Number(step.toPrecision(4)),
    stems: kept.map(({ stem }) => stem).join(' '),
    rarity: kept.map(({ rarity }) => Math.round(rarity / RARITY_STEP)).join(' '),
    pages: kept.map(({ steps }) => encodePostings(steps.map(({ page }) => page))).join(' '),
    weights: kept.map(({ steps }) => steps.map(({ size }) => size).join(',')).join(' '),
  };
}
