import { createElement } from '../../../src/browser/create-element';
import { menuDropdown } from './dropdowns';
import { hasDropdowns } from './site-options';

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
  const sections = createElement('ul', { className: 'static-menu__sections' });
  for (const item of items) {
    const entry = createElement('li', {});
    entry.append(sectionOf(item));
    sections.append(entry);
  }
  return sections;
}
