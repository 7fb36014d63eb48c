/** The framework's link to the content. */
const SKIP_LINK = '[href^="#__"]';

/**
 * Answers the link to the content as the client does. The browser alone would go to what the link
 * names, which begins with the side bar.
 */
export function skipToContent(event: Event): void {
  const content = document.querySelector('main');
  if (!content || !(event.target as Element).matches(SKIP_LINK)) return;
  event.preventDefault();
  content.tabIndex = -1;
  content.focus();
  content.removeAttribute('tabindex');
}
