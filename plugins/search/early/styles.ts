/** Rules of the dialog; the build puts them here. */
declare const DIALOG_CSS: string;

/**
 * Adds them to the last of the page's stylesheets: a sheet of their own would need to be named by the
 * policy of every page. They stand before its other rules, whose places a script may keep in mind.
 */
export function addDialogRules(): void {
  document.styleSheets[document.styleSheets.length - 1]?.insertRule(`@media all{${DIALOG_CSS}}`, 0);
}
