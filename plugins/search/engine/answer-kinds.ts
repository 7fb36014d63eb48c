/** What facts answer: who may, what a key does, what a term means, a frequent question, where a page is. */
export type AnswerKind = 'quien' | 'tecla' | 'termino' | 'pregunta' | 'menu';

/** Something that facts answer, as the index file holds it. */
export interface FactAnswer {
  kind: AnswerKind;
  /** What it is called; the question itself for a frequent one. */
  name: string;
  /** What else it is called. */
  others: readonly string[];
  /** Number of the section that tells it. */
  section: number;
  /** One or two sentences; '' where the section's own text is the answer. */
  text: string;
}
