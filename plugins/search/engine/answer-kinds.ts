/**
 * What facts answer: who may, what a key does, what a term means, what a field or a column of the API is for, a
 * frequent question, something that fails, a report by its name or question, where a page is.
 */
export type AnswerKind =
  | 'quien'
  | 'tecla'
  | 'termino'
  | 'campo'
  | 'columna'
  | 'pregunta'
  | 'problema'
  | 'reporte'
  | 'menu';

/** Kinds that the index file carries; the others are sections of pages, which tell them by themselves. */
export type CarriedKind = Exclude<AnswerKind, 'termino' | 'pregunta' | 'problema' | 'reporte'>;

/** Something that facts answer. */
export interface FactAnswer {
  kind: AnswerKind;
  /** What it is called; the question itself for a frequent one. */
  name: string;
  /** What else it is called. */
  others: readonly string[];
  /** Number of the section that tells it. */
  section: number;
  /** Which of the answers of the texts file it is; left out where the section's own text is the answer. */
  textNumber?: number;
}
