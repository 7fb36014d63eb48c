import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { anchorIn } from '../browser/anchor';

interface RouteUpdate {
  location: Pick<Location, 'hash'>;
  /** Absent when the page is hydrated. */
  previousLocation: Pick<Location, 'hash'> | null;
}

/**
 * Opens what is folded around the target of an address, which the browser does by itself only when it loads
 * the page, and not for a heading that is the line one unfolds by.
 */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  const target = document.getElementById(anchorIn(location.hash));
  const folds: HTMLDetailsElement[] = [];
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    folds.push(fold);
  }
  // What the page opened before it was hydrated, its reader has closed since.
  const isNew = (fold: HTMLDetailsElement) => previousLocation || !('opened' in fold.dataset);
  const closed = folds.filter((fold) => !fold.open && isNew(fold));
  for (const fold of closed) fold.open = true;
  if (closed.length > 0) target?.scrollIntoView();
}

/** What is folded is printed too, and folded again afterwards; not the panel that fetches what it shows. */
function openOnPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [
      ...document.querySelectorAll<HTMLDetailsElement>('main details:not([open],.guardar)'),
    ];
    for (const fold of opened) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
    opened = [];
  });
}

// Where it can be named, a rule of print.css does it, with no script.
if (ExecutionEnvironment.canUseDOM && !CSS.supports('selector(::details-content)')) openOnPrint();
