import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const learnedFileSchema = z.strictObject({
  /** Hash of the phrases that the weights were learned from. */
  phrases: z.string(),
  /** What a weight of 1 stands for. */
  step: z.number().positive(),
  /** Addresses of the pages, under `/`; weights name them by their place here. */
  urls: z.array(z.string()),
  /** For each folded stem: its rarity in steps, then `page:weight` of each page it tells of. */
  stems: z.record(z.string(), z.string()),
});

/** What `npm run search:learn` writes: which words of the readers tell of which page. */
export type LearnedFile = z.output<typeof learnedFileSchema>;

/** The file, which is committed so that no build has to learn. */
export const LEARNED_FILE = path.join(__dirname, 'learned-weights.json');

/** What is learned of one stem, by the addresses of the pages. */
export interface LearnedStem {
  stem: string;
  /** In steps of `RARITY_STEP`. */
  rarity: number;
  /** In steps of the file. */
  weights: ReadonlyMap<string, number>;
}

/** All that is learned. */
export interface Learned {
  step: number;
  stems: readonly LearnedStem[];
}

/**
 * Learned weights by the addresses of the pages.
 * @param baseUrl path that the site is served under: `/`
 */
export function learnedOf({ step, urls, stems }: LearnedFile, baseUrl: string): Learned {
  return {
    step,
    stems: Object.entries(stems).map(([stem, written]) => {
      const [rarity, ...pairs] = written.split(' ');
      const weights = pairs.map((pair): [string, number] => {
        const [page, weight] = pair.split(':').map(Number);
        return [baseUrl + (urls[page ?? -1] ?? '').slice(1), weight ?? 0];
      });
      return { stem, rarity: Number(rarity), weights: new Map(weights) };
    }),
  };
}

/**
 * Reads the learned weights.
 * @param baseUrl as in `learnedOf`
 * @throws ZodError naming the key that breaks the schema
 */
export function readLearned(baseUrl: string, file = LEARNED_FILE): Learned {
  return learnedOf(learnedFileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), baseUrl);
}
