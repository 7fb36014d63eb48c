/** A sentence as it goes on after a colon; an abbreviation in capitals stays. */
export function lowerFirst(sentence: string): string {
  if (/^\p{Lu}{2}/u.test(sentence)) return sentence;
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
