import type { Facts } from '../facts/facts';
import { plainFactText } from '../rendering/plain-fact-text';

const sentences = new Intl.Segmenter('es', { granularity: 'sentence' });

function ended(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence.replace(/[:;,]$/, '')}.`;
}

/** The first sentence of a plain text that has a name in it. */
export function sentenceNaming(name: string, text: string): string | undefined {
  const parts = [...sentences.segment(text)].map(({ segment }) => segment.trim());
  const naming = parts.find((sentence) => sentence.includes(name));
  return naming && ended(naming);
}

/** A sentence of a word, such as «Único.», says little alone. */
const SHORTEST = 20;

/** The first sentence of a fact, or the first few short ones, without its marks, ended by a full stop. */
export function firstSentence(markdown: string, facts: Facts): string {
  let first = '';
  for (const { segment } of sentences.segment(plainFactText(markdown, facts))) {
    first += segment;
    if (first.trim().length >= SHORTEST) break;
  }
  return ended(first.trim());
}
