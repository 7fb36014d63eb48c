/**
 * Opens the fold that the address names, which the browser does by itself only for what lies within one. Rules that
 * show its content until then would hold it open against the reader.
 */
export function openTarget(): void {
  const fold = document.querySelector(':target')?.closest('details');
  if (!fold) return;
  fold.open = true;
  fold.dataset.opened = '';
}
