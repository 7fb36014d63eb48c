import { createElement } from '../../../src/browser/create-element';
import { hasDropdowns, menuDropdown } from './dropdowns';

const ACTIVE = '[aria-current],[class*="--active"]';

function dressLink(link: HTMLElement): void {
  link.className = link.matches(ACTIVE) ? 'menu__link menu__link--active' : 'menu__link';
}

function sectionOf(item: HTMLElement): HTMLElement {
  if (hasDropdowns && item.matches('.dropdown')) return menuDropdown(item, dressLink);
  const copy = item.cloneNode(true) as HTMLElement;
  if (copy.matches('a')) dressLink(copy);
  else copy.classList.remove('navbar__item');
  return copy;
}

/** The items of the navbar as a list for the menu of a phone. */
export function menuSections(): HTMLElement {
  const items = [...document.querySelectorAll<HTMLElement>('.navbar__items > .navbar__item')];
  const entries = items.map((item) => createElement('li', {}, sectionOf(item)));
  return createElement('ul', { className: 'static-menu__sections' }, ...entries);
}
