/** The sentence with one full stop at its end, also after an abbreviation: `Ejemplo S.A.S.` */
export function ended(sentence: string): string {
  return `${sentence.replace(/\.$/, '')}.`;
}

/** A sentence as it goes on after a colon; an abbreviation in capitals stays. */
export function lowerFirst(sentence: string): string {
  if (/^\p{Lu}{2}/u.test(sentence)) return sentence;
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** The sentence with a capital at its start. */
export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
