/** The sentence with one full stop at its end, also after an abbreviation: `Ejemplo S.A.S.` */
export function ended(sentence: string): string {
  return `${sentence.replace(/\.$/, '')}.`;
}
