/** Long enough to read a short sentence twice. */
const SHOWN_MS = 4000;

let region: HTMLElement | undefined;
let timer: number | undefined;

/**
 * Puts the region on the page, outside what React draws. It has to stand there, empty, before the
 * first message: screen readers only speak of changes in regions they already know.
 */
export function prepareAnnouncements(): void {
  region = document.createElement('div');
  region.className = 'aviso-breve';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
}

/** Shows a message for a moment and has screen readers say it when they finish their sentence. */
export function announce(message: string): void {
  window.clearTimeout(timer);
  // A new node, so that the same message is said again.
  region?.replaceChildren(document.createTextNode(message));
  timer = window.setTimeout(() => region?.replaceChildren(), SHOWN_MS);
}
