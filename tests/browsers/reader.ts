import { setTimeout as wait } from 'node:timers/promises';
import type { Key, Size, Tab } from './tab';

export const PHONE: Size = { width: 390, height: 844 };
export const DESKTOP: Size = { width: 1440, height: 900 };

const PATIENCE_SECONDS = 15;

/** Where an element is, or why it cannot be pressed. */
interface Place {
  readonly x: number;
  readonly y: number;
  /** What is in front of it, when something is. */
  readonly coveredBy?: string;
}

/**
 * Runs in the page: the text of the elements that match and can be seen, as a screen reader names
 * them.
 */
function visibleTexts(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    })
    .map((element) => {
      const text = element.getAttribute('aria-label') ?? element.textContent;
      return text.replace(/\s+/g, ' ').trim();
    });
}

/** Runs in the page: brings an element into view and says where it is to be pressed. */
function placeOf(selector: string, name: string): Place | undefined {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((candidate) => {
    const { width, height } = candidate.getBoundingClientRect();
    const text = (candidate.getAttribute('aria-label') ?? candidate.textContent).replace(
      /\s+/g,
      ' ',
    );
    const isVisible = getComputedStyle(candidate).visibility === 'visible';
    return width > 0 && height > 0 && isVisible && (!name || text.trim() === name);
  });
  if (!element) return undefined;
  const isInView = () => {
    const { top, bottom } = element.getBoundingClientRect();
    // What is under the navbar or at the very edge is no place to press.
    return top > 80 && bottom < innerHeight - 8;
  };
  if (!isInView()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // The first line of a link that is broken over two.
  const { left, top, width, height } =
    element.getClientRects()[0] ?? element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const hit = document.elementFromPoint(x, y);
  if (hit && (element.contains(hit) || hit.contains(element))) return { x, y };
  return { x, y, coveredBy: hit?.outerHTML.slice(0, 120) ?? 'nothing of the page' };
}

/** What somebody does with the site and sees of it, in whatever engine the tab is of. */
export class Reader {
  constructor(
    private readonly tab: Tab,
    private readonly siteUrl: string,
  ) {}

  /** Goes to an address of the site, such as `/docs/delfin`. */
  async open(address: string): Promise<void> {
    await this.tab.open(this.siteUrl + address);
  }

  reload(): Promise<void> {
    return this.tab.reload();
  }

  resize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }

  /** Presses keys one after another. */
  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.tab.press(key);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  /** Runs a function in the page; it sees nothing of this process but its arguments. */
  async evaluate<Given extends unknown[], Result>(
    run: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    const values = given.map((value) => JSON.stringify(value)).join();
    return (await this.tab.evaluate(`(${run})(${values})`)) as Result;
  }

  /** Path and hash of the page. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** The texts of all elements that match and can be seen. */
  texts(selector: string): Promise<string[]> {
    return this.evaluate(visibleTexts, selector);
  }

  /** A computed value of the first element that matches. */
  style(selector: string, property: string): Promise<string> {
    return this.evaluate(
      (css, name) => {
        const element = document.querySelector(css);
        return element ? getComputedStyle(element).getPropertyValue(name) : '';
      },
      selector,
      property,
    );
  }

  /** Waits until something that the reader can see matches, with this text in it. */
  async sees(selector: string, text = ''): Promise<void> {
    await this.until(`to see ${selector} with «${text}»`, async () => {
      const texts = await this.texts(selector);
      return (
        texts.some((one) => one.includes(text)) || `there are ${JSON.stringify(texts.slice(0, 12))}`
      );
    });
  }

  /** Waits until nothing of that can be seen. */
  async doesNotSee(selector: string, text = ''): Promise<void> {
    await this.until(`to see no ${selector} with «${text}»`, async () => {
      const texts = await this.texts(selector);
      return (
        !texts.some((one) => one.includes(text)) ||
        `there are ${JSON.stringify(texts.slice(0, 12))}`
      );
    });
  }

  /** Waits until the page is that of an address. */
  async isAt(address: string): Promise<void> {
    await this.until(`to be at ${address}`, async () => {
      const shown = await this.address();
      return shown === address || `the address is ${shown}`;
    });
  }

  /** Waits until the element that has the focus matches. */
  async hasFocusOn(selector: string): Promise<void> {
    await this.until(`the focus to be on ${selector}`, async () =>
      this.evaluate((css) => {
        const { activeElement } = document;
        return activeElement?.matches(css) || `it is on ${activeElement?.outerHTML.slice(0, 160)}`;
      }, selector),
    );
  }

  /** Waits until a function of the page says so. */
  async finds<Given extends unknown[]>(
    what: string,
    run: (...given: Given) => boolean | Promise<boolean>,
    ...given: Given
  ): Promise<void> {
    await this.until(what, () => this.evaluate(run, ...given));
  }

  /** Waits until the page has hydrated, which it does not before a gesture. */
  isHydrated(): Promise<void> {
    return this.finds(
      'the page to hydrate',
      () => document.documentElement.dataset.hasHydrated === 'true',
    );
  }

  /** Presses the first element that matches and can be seen, with exactly this name unless it is empty. */
  async click(selector: string, name = ''): Promise<void> {
    let place: Place | undefined;
    await this.until(`to press ${selector} «${name}»`, async () => {
      const last = place;
      place = await this.evaluate(placeOf, selector, name);
      if (!place) return 'there is none that can be seen';
      if (place.coveredBy) return `in front of it is ${place.coveredBy}`;
      return (last?.x === place.x && last.y === place.y) || 'it moves';
    });
    if (place) await this.tab.click(place.x, place.y);
  }

  private async until(what: string, probe: () => Promise<boolean | string>): Promise<void> {
    const end = Date.now() + PATIENCE_SECONDS * 1000;
    let found: boolean | string = false;
    do {
      // While one page gives way to another there is none to ask.
      found = await probe().catch((error: unknown) => String(error));
      if (found === true) return;
      await wait(50);
    } while (Date.now() < end);
    const shown = await this.address().catch(String);
    throw new Error(
      `Expected ${what} within ${PATIENCE_SECONDS} s on ${shown}; ${found || 'it was not so'}.`,
    );
  }
}
