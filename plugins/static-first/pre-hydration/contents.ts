import { whenHydrated } from '../../../src/browser/hydration';

const CURRENT = 'aria-current';

/** The section being read, by the framework's rule: what begins in the upper half of the window, or the one before. */
function readSection(all: readonly HTMLElement[]): string | undefined {
  // What is folded has no place.
  const headings = all.filter(({ offsetHeight }) => offsetHeight);
  const top = document.querySelector('.navbar')?.clientHeight ?? 0;
  const next = headings.findIndex((heading) => heading.getBoundingClientRect().top >= top);
  if (next === -1) return headings[headings.length - 1]?.id;
  const { bottom } = (headings[next] as HTMLElement).getBoundingClientRect();
  return headings[bottom < innerHeight / 2 ? next : next - 1]?.id;
}

/** Marks in the table of contents the section being read, until the client does. */
export function markContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-highlight')];
  const headings = [...document.querySelectorAll<HTMLElement>('h2.anchor,h3.anchor')];
  if (links.length === 0) return;

  function mark(): void {
    const section = readSection(headings);
    for (const link of links) {
      if (section && link.getAttribute('href') === `#${section}`)
        link.setAttribute(CURRENT, 'true');
      else link.removeAttribute(CURRENT);
    }
  }

  addEventListener('scroll', mark);
  mark();
  whenHydrated(() => {
    removeEventListener('scroll', mark);
    for (const link of links) link.removeAttribute(CURRENT);
  });
}
