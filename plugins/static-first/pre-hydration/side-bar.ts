/** Has the side bar show the entry of the page, which may stand far below its first ones. */
export function showOwnEntry(): void {
  const [entry] = [...document.querySelectorAll('aside .menu__link--active')].slice(-1);
  const { top = 0, bottom = 0 } = entry?.getBoundingClientRect() ?? {};
  if (bottom > innerHeight) entry?.closest('nav')?.scrollBy(0, top - innerHeight / 2);
}
