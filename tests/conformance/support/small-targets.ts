import type { Page } from '@playwright/test';

/** A thumb meets what reaches `LONG` pixels in one direction and `SHORT` in the other. */
const LONG = 44;
const SHORT = 24;

/**
 * Buttons, fields and links outside running text that a thumb may miss, with their size. What lies in a
 * label is pressed with the label.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ long, short }) => {
      const inText = 'main :is(p, li, td, th, dd, dt, h1, h2, h3, h4, figcaption, blockquote)';
      const targets = [
        ...document.querySelectorAll<HTMLElement>(
          'button, input, select, textarea, summary, a[href]',
        ),
      ].filter((target) => {
        const isRunningText =
          target.matches('a') && target.closest(inText) !== null && target.closest('nav') === null;
        return !isRunningText && target.checkVisibility({ visibilityProperty: true });
      });
      return targets.flatMap((target) => {
        const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
        // What only a screen reader meets has the size of a dot.
        if (width <= 1 || height <= 1) return [];
        // Lines of text end at fractions of a pixel.
        const sides = [Math.round(width), Math.round(height)];
        if (Math.max(...sides) >= long && Math.min(...sides) >= short) return [];
        return [`${sides.join(' x ')}: ${target.outerHTML.slice(0, 100)}`];
      });
    },
    { long: LONG, short: SHORT },
  );
}
