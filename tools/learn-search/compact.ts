import { LARGEST_WEIGHT, RARITY_STEP } from '../../plugins/search/engine/learned-words';
import type { LearnedFile } from '../../plugins/search/indexer/learned-file';
import type { StemWeights } from './softmax-regression';

/** How many weights are kept: the largest tell nearly all, and each costs two bytes of every first search. */
const MOST_WEIGHTS = 40_000;

/** Size of a step, in deviations of the kept weights. */
const STEP = 0.25;

function deviationOf(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}

/**
 * Weights of a stem with their median at 0. What is taken from all pages alike changes no probability,
 * and leaves only the few pages that the stem tells of far from 0.
 */
function centred(weights: Float32Array): Float32Array {
  const median = Float32Array.from(weights).sort()[weights.length >> 1] ?? 0;
  return weights.map((weight) => weight - median);
}

/** Keeps the largest weights, in steps; stems and pages come out in a fixed order. */
export function compact(
  byStem: ReadonlyMap<string, StemWeights>,
  urls: readonly string[],
  phrases: string,
): LearnedFile {
  const around = new Map([...byStem].map(([stem, { weights }]) => [stem, centred(weights)]));
  const sizes = [...around.values()].flatMap((weights) => Array.from(weights, Math.abs));
  sizes.sort((a, b) => b - a);
  const kept = sizes.slice(0, MOST_WEIGHTS);
  const smallest = kept.at(-1) ?? 0;
  const step = deviationOf(kept) * STEP;
  const stems: LearnedFile['stems'] = {};
  for (const stem of [...byStem.keys()].sort()) {
    const rarity = byStem.get(stem)?.rarity ?? 0;
    const steps = Array.from(around.get(stem) ?? [], (weight, page): [number, number] => {
      const size = Math.min(LARGEST_WEIGHT, Math.round(Math.abs(weight) / step));
      return [page, Math.abs(weight) < smallest ? 0 : Math.sign(weight) * size];
    }).filter(([, size]) => size !== 0);
    if (steps.length === 0) continue;
    const said = steps.map(([page, size]) => `${page}:${size}`).join(' ');
    stems[stem] = `${Math.round(rarity / RARITY_STEP)} ${said}`;
  }
  return { phrases, step: Number(step.toPrecision(4)), urls: [...urls], stems };
}
