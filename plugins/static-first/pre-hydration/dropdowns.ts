import { createElement } from '../../../src/browser/create-element';
import { whenHydrated } from '../../../src/browser/hydration';

/** Its button, where that leads nowhere itself. */
export const DROPDOWN_BUTTON = '.dropdown > [aria-haspopup][href="#"]';

/** Opens a dropdown for the keyboard once the client answers it; for the pointer the styles show it. */
export function openDropdown(button: HTMLElement): true {
  const press = () =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  if (button.matches(':focus-visible')) whenHydrated(press);
  return true;
}

/** Copies of what an item holds; the navbar behind the menu keeps its own. */
function contentOf(element: Element | undefined): Node[] {
  return [...(element?.cloneNode(true).childNodes ?? [])];
}

/**
 * A dropdown for the menu, which the browser folds by itself; unfolded where the page shown is within.
 *
 * @param dressLink makes a link one of the menu
 */
export function menuDropdown(item: Element, dressLink: (link: HTMLElement) => void): HTMLElement {
  const [button, list] = item.children;
  const summary = createElement('summary', { className: 'menu__link' });
  summary.append(...contentOf(button));
  const entries = createElement('ul', { className: 'menu__list' });
  entries.append(...contentOf(list));
  entries.querySelectorAll('a').forEach(dressLink);
  const dropdown = createElement('details', {
    className: 'static-menu__dropdown',
    open: entries.querySelector('.menu__link--active') !== null,
  });
  dropdown.append(summary, entries);
  return dropdown;
}

/**
 * Folds the dropdowns of the client's menu as those of this one are.
 *
 * @returns the button there of the dropdown that has the focus here
 */
export function foldAlike(from: HTMLElement, menu: HTMLElement): HTMLElement | null {
  const panel = menu.querySelector('.navbar-sidebar__item');
  const clients = panel?.querySelectorAll('.menu__list-item-collapsible');
  let focused: HTMLElement | null = null;
  from.querySelectorAll<HTMLDetailsElement>('.static-menu__dropdown').forEach((own, index) => {
    const client = clients?.[index];
    const isFolded = client?.parentElement?.matches('.menu__list-item--collapsed');
    if (own.open === isFolded) client?.querySelector('button')?.click();
    if (own.contains(document.activeElement)) focused = client?.querySelector('a') ?? null;
  });
  return focused;
}
