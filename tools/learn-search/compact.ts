import { LARGEST_WEIGHT, RARITY_STEP } from '../../plugins/search/engine/learned-words';
import type { LearnedFile } from '../../plugins/search/indexer/learned-file';
import type { StemWeights } from './softmax-regression';

/** Size of a step, in deviations of the weights. */
const STEP = 0.25;

function deviationOf(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}

/** Writes the weights in steps, without those that are 0; stems and pages come out in a fixed order. */
export function compact(
  byStem: ReadonlyMap<string, StemWeights>,
  urls: readonly string[],
  phrases: string,
): LearnedFile {
  const all = [...byStem.values()].flatMap(({ weights }) =>
    [...weights].filter((weight) => weight),
  );
  const step = deviationOf(all) * STEP;
  const stems: LearnedFile['stems'] = {};
  for (const stem of [...byStem.keys()].sort()) {
    const { rarity, weights } = byStem.get(stem) ?? { rarity: 0, weights: [] };
    const steps = Array.from(weights, (weight, page): [number, number] => {
      const size = Math.min(LARGEST_WEIGHT, Math.round(Math.abs(weight) / step));
      return [page, Math.sign(weight) * size];
    }).filter(([, size]) => size !== 0);
    if (steps.length === 0) continue;
    const said = steps.map(([page, size]) => `${page}:${size}`).join(' ');
    stems[stem] = `${Math.round(rarity / RARITY_STEP)} ${said}`;
  }
  return { phrases, step: Number(step.toPrecision(4)), urls: [...urls], stems };
}
