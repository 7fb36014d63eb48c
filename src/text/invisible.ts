/**
 * Characters that nobody sees in an editor and that readers, searches or screen readers stumble over: controls
 * (NUL, U+0007), formats (zero-width space, right-to-left override, byte order mark), separators of lines and
 * paragraphs, private use, and U+FFFD, which is left of a letter in another encoding. Tabs and line ends are text.
 */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\uFFFD]/u;

/** The first invisible character of a text, as `U+202E`; undefined when it has none. */
export function invisibleIn(text: string): string | undefined {
  const code = INVISIBLE.exec(text)?.[0].codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
