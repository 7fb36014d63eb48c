import type { Page } from '@playwright/test';
import { BROWSER_FLAGS } from '../../tools/launch-browser';
import { type PageType, pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';

/** What a reader sets in the browser to have letters of twice the size. */
const LARGE_LETTERS = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26';

const WIDTHS = [320, 390, 1440];

/** The types whose parts are widest; the others are read at night. */
const GATE = new Set<PageType>(['home', 'procedure']);

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...BROWSER_FLAGS, LARGE_LETTERS] });
  },
});

/** What reaches over the right edge of the window, but for what scrolls by itself. */
function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function isClipped(element: Element): boolean {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent);
    }
    return (
      [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && !isClipped(element))
        // What waits beside the window, as the link to the content does, is in sight only when it is used.
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < innerWidth && right > innerWidth + 1;
        })
        .map((element) => element.outerHTML.slice(0, 80))
    );
  });
}

/** Words that stand in pieces of less than two letters a line. */
function wordsInPieces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // Code breaks anywhere, so that all of it is seen.
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('pre, code'))
        continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}{4,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        if (lines > 1 && word.length / lines < 2) found.push(`${word} in ${lines} lines`);
      }
    }
    return found;
  });
}

/** Texts of the navbar that stand over another. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.navbar__inner :is(a, button, b, label)')].filter(
      (part) => part.checkVisibility() && part.getBoundingClientRect().width > 1,
    );
    return parts.flatMap((part, place) =>
      parts.slice(place + 1).flatMap((other) => {
        if (part.contains(other)) return [];
        const [one, two] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
        const isOver = one.right > two.left + 1 && two.right > one.left + 1;
        return isOver && one.bottom > two.top && two.bottom > one.top
          ? [`${part.outerHTML.slice(0, 80)} and ${other.outerHTML.slice(0, 80)}`]
          : [];
      }),
    );
  });
}

for (const [type, address] of Object.entries(pageTypes) as [PageType, string][]) {
  test(`with letters of twice the size the ${type} page has nothing cut, in pieces or over another`, {
    tag: GATE.has(type) ? [] : '@nightly',
  }, async ({ page }) => {
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await beyondTheEdge(page), `beyond the edge at ${width} px`).toEqual([]);
      expect.soft(await wordsInPieces(page), `in pieces at ${width} px`).toEqual([]);
      expect.soft(await overlaps(page), `over another at ${width} px`).toEqual([]);
    }
  });
}
