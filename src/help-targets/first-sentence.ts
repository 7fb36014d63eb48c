import type { Facts } from '../facts/facts';
import { plainFactText } from '../rendering/plain-fact-text';

const sentences = new Intl.Segmenter('es', { granularity: 'sentence' });

/** The first sentence of a fact, without its marks, ended by a full stop. */
export function firstSentence(markdown: string, facts: Facts): string {
  const [first] = sentences.segment(plainFactText(markdown, facts));
  const sentence = first?.segment.trim() ?? '';
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence.replace(/[:;,]$/, '')}.`;
}
