import type { Tab } from './tab';

declare global {
  interface Window {
    /** When what a gesture was for was on the screen, in milliseconds since 1970. */
    benchSeenAt?: number;
  }
}

/** A place in the window, in CSS pixels. */
export interface Place {
  x: number;
  y: number;
}

/** What a reader aims at: a visible element, and of several the one that leads to an address. */
export interface Target {
  selector: string;
  /** Path that a link leads to, without a slash at the end. */
  pathname?: string;
}

/** Runs in the page: the middle of the target, when it is painted and nothing covers it. */
function findTarget({ selector, pathname }: Target): Place | undefined {
  if (window.benchRecord.fcp === 0) return undefined;
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (pathname !== undefined) {
      const link = element as HTMLAnchorElement;
      if (decodeURI(link.pathname ?? '').replace(/(?:\/index)?\.html$|\/$/, '') !== pathname)
        continue;
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(place.x, place.y);
    if (element.contains(hit)) return place;
  }
  return undefined;
}

/** Waits until a target can be seen and reached. */
export async function waitForTarget({ page }: Tab, target: Target): Promise<Place> {
  const found = await page.waitForFunction(findTarget, target);
  return (await found.jsonValue()) as Place;
}

/**
 * Clicks without waiting for the page to take notice.
 *
 * @returns when the button went down, in milliseconds since 1970
 */
export function click({ session }: Tab, { x, y }: Place): number {
  const startedAt = Date.now();
  const button = { x, y, button: 'left', clickCount: 1 } as const;
  void Promise.allSettled([
    session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
    session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
    session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
  ]);
  return startedAt;
}

/** Taps; resolves when the page has taken notice. */
export async function tap({ session }: Tab, place: Place): Promise<void> {
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

/** What a reader does who means to stay: a press on the title, which is no control, and a key. */
export async function showIntent(tab: Tab): Promise<void> {
  const place = await waitForTarget(tab, { selector: 'h1' });
  const { hasTouch } = await tab.page.evaluate(() => ({ hasTouch: navigator.maxTouchPoints > 0 }));
  if (hasTouch) await tap(tab, place);
  else await tab.page.mouse.click(place.x, place.y);
  await tab.page.keyboard.press('Tab');
}

/** When what was waited for was on the screen, in milliseconds since 1970. */
export async function waitUntilSeen({ page }: Tab, timeout?: number): Promise<number> {
  const seen = await page.waitForFunction(() => window.benchSeenAt, undefined, { timeout });
  return (await seen.jsonValue()) as number;
}
