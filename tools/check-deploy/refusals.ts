/** Whether a message of the browser's console says that the content policy of a page refused something. */
export function isRefusal(text: string): boolean {
  return /Content Security Policy|Trusted ?(?:Type|HTML|Script)/.test(text);
}
