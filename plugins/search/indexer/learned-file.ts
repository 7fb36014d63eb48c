import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LearnedLists } from '../engine/index-format';

/** What `npm run search:learn` writes: which words of the readers tell of which page. */
export interface LearnedFile {
  /** Hash of the phrases that the weights were learned from. */
  phrases: string;
  /** Addresses of the pages, under `/`; the lists name them by their place here. */
  urls: string[];
  /** What was learned, as it travels in the index file. */
  lists: LearnedLists;
}

/** The file, which is committed so that no build has to learn. */
export const LEARNED_FILE = path.join(__dirname, 'learned-weights.json');

/** Reads the learned weights. */
export function readLearned(): LearnedFile {
  return JSON.parse(readFileSync(LEARNED_FILE, 'utf8'));
}
