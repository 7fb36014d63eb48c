/** Marks the place of the dialog on the static page, which stands beside what hydrates. */
const MARK = 'data-early-search';

/** Puts that place on the page. */
export function addEarlyPlace(): HTMLElement {
  const place = document.createElement('div');
  place.toggleAttribute(MARK);
  document.body.append(place);
  return place;
}

/** Whether the reader is in a dialog that came before its box. */
export function isEarlyDialogOpen(): boolean {
  return document.querySelector(`[${MARK}]`) !== null;
}
