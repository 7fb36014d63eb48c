import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

declare global {
  interface Window {
    /** What a keyboard should reach on the page, in document order. */
    stops: Element[];
    /** What it reached so far; undefined where the focus had left the page. */
    reached: (Stop | undefined)[];
  }
}

/** What one press of Tab led to; `position` is -1 for a stop that only the browser adds. */
interface Stop {
  position: number;
  element: string;
  isMarked: boolean;
  isInView: boolean;
}

/** Presses between two questions to the page, which cost as much as a press. */
const PRESSES_AT_ONCE = 20;

/** Collects what the reader can operate and see; returns how many those are. */
function collectStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const operable =
      'a[href], button:not([disabled]), input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';
    window.stops = [...document.querySelectorAll(operable)].filter((element) => {
      // What is folded has a place, and is neither seen nor reached.
      const isShown = element.checkVisibility() && element.getClientRects().length > 0;
      const isReachable = element.getAttribute('tabindex') !== '-1';
      // Tab goes to the chosen one of a group, and arrows to the others.
      const isUnchosen = element.matches('[type="radio"]:not(:checked)');
      return (
        isShown && isReachable && !isUnchosen && getComputedStyle(element).visibility === 'visible'
      );
    });
    return window.stops.length;
  });
}

/**
 * Has the page write down where the focus stands whenever Tab is pressed, which is before it moves:
 * by then the browser has scrolled to it.
 */
function recordStops(page: Page): Promise<void> {
  return page.evaluate(() => {
    const hasOutline = (candidate: Element | null) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const present = (): Stop | undefined => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { top, bottom } = element.getBoundingClientRect();
      return {
        position: window.stops.indexOf(element),
        element: element.outerHTML.slice(0, 120),
        isMarked: hasOutline(element) || hasOutline(element.closest('form')),
        isInView: bottom > 0 && top < window.innerHeight,
      };
    };
    window.reached = [];
    window.addEventListener('keydown', () => window.reached.push(present()), { capture: true });
  });
}

async function walk(page: Page): Promise<{ expected: number; stops: Stop[] }> {
  const expected = await collectStops(page);
  await recordStops(page);
  let reached: (Stop | undefined)[] = [];
  // Scrolling regions of the browser's own may add a few stops.
  while (reached.length < expected + PRESSES_AT_ONCE) {
    for (let press = 0; press < PRESSES_AT_ONCE; press += 1) await page.keyboard.press('Tab');
    // The first press starts from the page itself.
    reached = await page.evaluate(() => window.reached.slice(1));
    if (reached.includes(undefined)) break;
  }
  const left = reached.indexOf(undefined);
  const stops = left === -1 ? reached : reached.slice(0, left);
  return { expected, stops: stops.filter((stop) => stop !== undefined) };
}

/** Expects Tab to reach, to show and to leave all that can be operated, from the top of an open page. */
export async function expectTabToReachAll(page: Page): Promise<void> {
  const { expected, stops } = await walk(page);
  const own = stops.filter(({ position }) => position !== -1);
  const elementsOf = (found: readonly Stop[]) => found.map(({ element }) => element);

  expect.soft(elementsOf(stops.filter(({ isMarked }) => !isMarked)), 'focus is seen').toEqual([]);
  expect
    .soft(elementsOf(stops.filter(({ isInView }) => !isInView)), 'focus is in view')
    .toEqual([]);
  expect
    .soft(
      own.map(({ position }) => position),
      'every stop once, in the order of the page',
    )
    .toEqual(Array.from({ length: expected }, (_, position) => position));
}
