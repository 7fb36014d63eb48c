/** What looks like words and is none: addresses, paths, file names, headers such as X-Api-Key, variables such as [BASE]. */
const identifiers = [
  /\S*(?:@|:\/\/|\\|_)\S*/g,
  /(?<![\p{L}\d])[/.]\p{L}\S*/gu,
  /[\p{L}\d-]+\.(?:com|ini|log|exe|xml|pdf|xlsx|csv|json|yaml|pfx|apk)\b/giu,
  /\[\p{Lu}+\]/gu,
  /[\p{L}\d]+(?:-[\p{L}\d]+)*-\p{Lu}[\p{L}\d]*(?:-[\p{L}\d]+)*/gu,
];

/** A text without addresses, paths, file names and identifiers. */
export function withoutIdentifiers(text: string): string {
  return identifiers.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
}

/** The words of a text in order, compounds with a hyphen whole; those with digits and single letters are left out. */
export function wordsOf(text: string): string[] {
  const tokens =
    withoutIdentifiers(text).match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  return tokens.filter((token) => token.length > 1 && !/\p{N}/u.test(token));
}

/** How many words a reader counts in a text: figures and stand-ins for code are words too. */
export function countWords(text: string): number {
  return (text.match(/[\p{L}\p{N}\u{FFFC}]+(?:[-.,'’:/][\p{L}\p{N}]+)*/gu) ?? []).length;
}
