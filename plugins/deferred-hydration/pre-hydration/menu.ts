import { closeOnBack } from '../../../src/browser/close-on-back';
import { createElement } from '../../../src/browser/create-element';
import { whenHydrated } from '../../../src/browser/hydration';
import { isPlainClick } from '../../../src/browser/plain-click';
import { TOGGLE, toggleTheme } from './colour-mode';
import { openDialog } from './dialog';
import { BACK, handOverPlace } from './menu-place';

const CLOSE_ICON =
  '<svg viewBox="0 0 15 15" width=21 height=21 fill=none stroke=currentColor stroke-width=1.2 aria-hidden=true><path d="M.75.75l13.5 13.5m0-13.5L.75 14.25"></svg>';

let isOpen = false;

function copiesOf(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].map(
    (element) => element.cloneNode(true) as HTMLElement,
  );
}

function createCloseButton(): HTMLButtonElement {
  const button = createElement('button', { className: 'clean-btn', innerHTML: CLOSE_ICON });
  button.setAttribute('aria-label', 'Cerrar barra de lateral');
  return button;
}

function themeToggles(): HTMLElement[] {
  const toggles = HAS_TWO_THEMES ? copiesOf(`.navbar ${TOGGLE}`) : [];
  for (const toggle of toggles) {
    toggle.removeAttribute('disabled');
    toggle.onclick = toggleTheme;
  }
  return toggles;
}

const ACTIVE = '[aria-current],[class*="--active"]';

function dressLink(link: HTMLElement): void {
  link.className = link.matches(ACTIVE) ? 'menu__link menu__link--active' : 'menu__link';
}

function sectionOf(item: HTMLElement): HTMLElement {
  const copy = item.cloneNode(true) as HTMLElement;
  if (copy.matches('a')) dressLink(copy);
  else copy.classList.remove('navbar__item');
  if (HAS_DROPDOWNS && copy.matches('.dropdown')) {
    // What a dropdown holds stands below its name, unfolded.
    copy.className = '';
    const [name, list] = copy.children;
    list?.querySelectorAll('a').forEach(dressLink);
    if (list) list.className = 'menu__list';
    name?.replaceWith(name.textContent ?? '');
  }
  return copy;
}

/** The items of the navbar as a list for the menu of a phone. */
function menuSections(): HTMLElement {
  const items = [...document.querySelectorAll<HTMLElement>('.navbar__items > .navbar__item')];
  const entries = items.map((item) => createElement('li', {}, sectionOf(item)));
  return createElement('ul', { className: 'static-menu__sections' }, ...entries);
}

/** What leads from the sidebar to the sections of the site, as the button of the client that stands there. */
function createBackButton(sections: HTMLElement): HTMLElement {
  return createElement('button', {
    className: 'clean-btn navbar-sidebar__back',
    textContent: '← Volver al menú principal',
    onclick: () => {
      for (const part of sections.parentElement?.children ?? []) part.toggleAttribute('hidden');
      sections.querySelector<HTMLElement>('a,summary')?.focus();
    },
  });
}

/** A page of what the static page has: its brand, and its own sidebar before the sections of the site. */
function createMenu(close: HTMLElement): HTMLDialogElement {
  const menu = createElement('dialog', { className: 'static-menu' });
  menu.setAttribute('aria-label', 'Menú');
  const sections = menuSections();
  const sidebar = copiesOf('aside nav > *');
  if (sidebar.length > 0) {
    sections.hidden = true;
    sidebar.unshift(createBackButton(sections));
  }
  menu.append(
    createElement(
      'div',
      { className: 'static-menu__brand' },
      ...copiesOf('.navbar__brand'),
      ...themeToggles(),
      close,
    ),
    createElement('nav', { className: 'static-menu__items' }, sections, ...sidebar),
  );
  return menu;
}

/**
 * Opens a menu with what the page has, until the client opens the whole one in its place.
 *
 * @param toggle the button for it, which the client answers once it is there
 */
export function openMenu(toggle: HTMLElement): true {
  if (isOpen) return true;
  isOpen = true;
  /** What the reader unfolded, which only the client can. */
  const unfolded = new Set<string>();
  const close = createCloseButton();
  const { style } = document.body;
  const element = createMenu(close);

  const remove = openDialog(element, () => {
    isOpen = false;
    release();
    toggle.setAttribute('aria-expanded', 'false');
    style.overflow = '';
    // WebKit gives nothing on the page the focus in the task in which a dialog closes.
    setTimeout(() => toggle.focus());
  });
  toggle.setAttribute('aria-expanded', 'true');
  style.overflow = 'hidden';
  close.onclick = () => element.close();
  const release = closeOnBack(() => element.close());
  element.addEventListener('click', (event) => {
    const target = event.target as Element;
    const name = target.closest('.menu__caret')?.getAttribute('aria-label');
    if (name) unfolded.add(name);
    const link = target.closest('a');
    if (!link?.getAttribute('href') || link.role || !isPlainClick(event)) return;
    // The page takes the entry of the menu.
    event.preventDefault();
    location.replace(link.href);
  });

  whenHydrated(() => {
    if (!element.isConnected) return;
    release(true);
    toggle.click();
    // The framework draws the menu in the task that follows, and its second panel maybe only after a frame.
    const panel = element.querySelector(BACK) ? '[class*=secondary]' : '.navbar-sidebar';
    queueMicrotask(function takeOver() {
      // What the reader closed meanwhile stays closed.
      if (!element.isConnected) return toggle.click();
      const menu = document.querySelector(panel)?.closest<HTMLElement>('.navbar-sidebar');
      if (!menu) return void requestAnimationFrame(takeOver);
      handOverPlace(element, menu, unfolded);
      remove();
    });
  });
  return true;
}
