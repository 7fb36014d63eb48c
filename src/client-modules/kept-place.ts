import type { ClientModule } from '@docusaurus/types';

/** Milliseconds within which what a page shows by its address has come. */
const PATIENCE = 3000;

interface Place {
  top: number;
  /** Whether each fold of the page was open. */
  open: boolean[];
}

/** By the key of an entry of the history, where its reader left it. */
const places = new Map<string, Place>();

let left = '';

/** Address of the page that was left last without loading the site anew, '' when none: the browser tells of others. */
export function leftPage(): string {
  return left;
}

function folds(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('main details')];
}

/** Results and filtered lists come after the page: it goes there once it is as high as it was. */
function scrollWhenThere(top: number): void {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + innerHeight) return;
    observer.disconnect();
    scrollTo({ top, behavior: 'instant' });
  });
  observer.observe(document.body);
  setTimeout(() => observer.disconnect(), PATIENCE);
}

/** Brings whoever comes back to where they were, with what they had unfolded; the browser alone does neither. */
const clientModule: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (!previousLocation) return;
    const open = folds().map((fold) => fold.open);
    places.set(previousLocation.key ?? '', { top: scrollY, open });
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    left = window.location.origin + previousLocation.pathname;
    const place = places.get(location.key ?? '');
    if (!place) return;
    for (const [at, fold] of folds().entries()) fold.open = place.open[at] ?? fold.open;
    scrollWhenThere(place.top);
  },
};

export const { onRouteUpdate, onRouteDidUpdate } = clientModule;
