/** Event on the window just before the page is reloaded without its reader having asked for it. */
const RELOAD = 'pagereload';

/** Calls back before such a reload, to keep what would be lost. */
export function onReload(keep: () => void): void {
  addEventListener(RELOAD, keep);
}

/** Reloads the page, with what others keep of it. */
export function reloadPage(): void {
  dispatchEvent(new Event(RELOAD));
  location.reload();
}
