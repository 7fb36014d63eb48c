import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const learnedFileSchema = z.strictObject({
  /** Hash of the phrases that the weights were learned from. */
  phrases: z.string(),
  /** Addresses of the pages, under `/`; the lists name them by their place here. */
  urls: z.array(z.string()),
  /** What was learned, as it travels in the index file. */
  lists: z.strictObject({
    step: z.number().positive(),
    stems: z.string(),
    rarity: z.string(),
    pages: z.string(),
    weights: z.string(),
  }),
});

/** What `npm run search:learn` writes: which words of the readers tell of which page. */
export type LearnedFile = z.output<typeof learnedFileSchema>;

/** The file, which is committed so that no build has to learn. */
export const LEARNED_FILE = path.join(__dirname, 'learned-weights.json');

/**
 * Reads the learned weights.
 * @throws ZodError naming the key that breaks the schema
 */
export function readLearned(file = LEARNED_FILE): LearnedFile {
  return learnedFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
