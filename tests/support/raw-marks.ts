/** What of a fact its reader never sees: a directive that nobody expanded. */
export const RAW_DIRECTIVE = /(?<![\w/]):{1,3}[a-z][a-z-]*[[{]/;

/** Markdown that nobody read as such: what is strong, code or a link. */
const MARKS = /\*\*|`|\]\(/;

/** Every text within a value that was read from a file, with its place. */
export function* textsIn(value: unknown, place = ''): Generator<[place: string, text: string]> {
  if (typeof value === 'string') yield [place, value];
  else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${place}/${key}`);
  }
}

/** The texts within a value that are not plain words: with a directive or Markdown in them. */
export function markedTexts(value: unknown): string[] {
  return [...textsIn(value)]
    .filter(([, text]) => RAW_DIRECTIVE.test(text) || MARKS.test(text))
    .map(([place, text]) => `${place}: ${text}`);
}
