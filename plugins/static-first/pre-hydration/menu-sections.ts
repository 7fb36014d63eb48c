import { createElement } from './create-element';

const ACTIVE = '[aria-current],[class*="--active"]';

/** A copy of what an item holds; the navbar, which is above on the page, keeps its own. */
function contentOf(element: Element): Node[] {
  return [...element.cloneNode(true).childNodes];
}

function asEntry(link: HTMLElement): HTMLElement {
  link.className = link.matches(ACTIVE) ? 'menu__link menu__link--active' : 'menu__link';
  return link;
}

/** A dropdown that the browser folds by itself, unfolded where the page shown is within. */
function dropdownOf(item: Element): HTMLElement {
  const [button, list] = item.children;
  const summary = createElement('summary', 'menu__link', ...(button ? contentOf(button) : []));
  const entries = createElement('ul', 'menu__list', ...(list ? contentOf(list) : []));
  for (const link of entries.querySelectorAll('a')) asEntry(link);
  const dropdown = createElement('details', 'static-menu__dropdown', summary, entries);
  dropdown.open = entries.querySelector('.menu__link--active') !== null;
  return dropdown;
}

function sectionOf(item: Element): HTMLElement {
  if (item.matches('.dropdown')) return dropdownOf(item);
  const copy = item.cloneNode(true) as HTMLElement;
  if (copy.matches('a')) return asEntry(copy);
  copy.classList.remove('navbar__item');
  return copy;
}

/** The items of the navbar as a list for the menu of a phone. */
export function menuSections(): HTMLElement {
  const items = [...document.querySelectorAll('.navbar__items > .navbar__item')];
  return createElement(
    'ul',
    'static-menu__sections',
    ...items.map((item) => createElement('li', '', sectionOf(item))),
  );
}
