/** The button that leads from the sidebar to the sections of the site. */
export const BACK = '.navbar-sidebar__back';

/** Finds in the menu of the client what the reader sees or touches in that of the static page. */
function counterpart(element: Element, menu: HTMLElement): HTMLElement | null {
  for (const name of ['href', 'aria-label']) {
    const value = element.getAttribute(name);
    const found = value && menu.querySelector<HTMLElement>(`[${name}="${CSS.escape(value)}"]`);
    if (found) return found;
  }
  return null;
}

/** Scrolls the menu of the client so that its entries stand where those of the other stood. */
function alignEntries(from: HTMLElement, menu: HTMLElement): void {
  const items = from.querySelector('.static-menu__items');
  const panel = menu.querySelector('.navbar-sidebar__item:not([inert])');
  if (!items || !panel) return;
  const top = items.getBoundingClientRect().top;
  for (const link of items.querySelectorAll('.static-menu__sections ~ * a[href]')) {
    const place = link.getBoundingClientRect();
    const same = place.top >= top ? counterpart(link, menu) : null;
    if (!same) continue;
    panel.scrollTop += same.getBoundingClientRect().top - place.top;
    return;
  }
}

/**
 * Brings the menu of the client to where the reader is in that of the static page.
 *
 * @param unfolded names of the buttons that were pressed meanwhile
 */
export function handOverPlace(
  from: HTMLElement,
  menu: HTMLElement,
  unfolded: ReadonlySet<string>,
): void {
  if (from.querySelector(`${BACK}[hidden]`)) menu.querySelector<HTMLElement>(BACK)?.click();
  alignEntries(from, menu);
  for (const name of unfolded) {
    menu.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name)}"]`)?.click();
  }
  const { activeElement } = document;
  if (!activeElement || !from.contains(activeElement)) return;
  const target = counterpart(activeElement, menu) ?? menu.querySelector<HTMLElement>('button');
  // After the dialog is gone, which keeps the focus to itself until then.
  setTimeout(() => target?.focus({ preventScroll: true }));
}
