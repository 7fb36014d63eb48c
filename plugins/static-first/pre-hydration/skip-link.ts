/**
 * Goes to the content as the client does. The browser alone would go to what the link names, which
 * begins with the side bar.
 */
export function skipToContent(): boolean {
  const content = document.querySelector('main');
  if (!content) return false;
  content.tabIndex = -1;
  content.focus();
  content.removeAttribute('tabindex');
  return true;
}
