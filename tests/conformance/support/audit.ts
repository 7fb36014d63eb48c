import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { DESKTOP, PHONE } from './viewports';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

type Theme = 'light' | 'dark';

/** Rules of axe, by tag or by name. */
interface Rules {
  type: 'tag' | 'rule';
  values: readonly string[];
}

const WCAG_22_AA: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** All that a theme can change: it sets colours and nothing else. */
const COLOURS: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** One way to look at a page, and what is asked of it there. */
interface Look {
  theme: Theme;
  screen: typeof DESKTOP;
  rules: Rules;
}

/** Both themes on both screens. What else the rules read was read in the first theme, on the same screen. */
export const EVERY_LOOK: readonly Look[] = [
  { theme: 'light', screen: DESKTOP, rules: WCAG_22_AA },
  { theme: 'light', screen: PHONE, rules: WCAG_22_AA },
  { theme: 'dark', screen: DESKTOP, rules: COLOURS },
  { theme: 'dark', screen: PHONE, rules: COLOURS },
];

/** One look at everything and one at the other theme's colours; the rest is left to EVERY_LOOK. */
export const MAIN_LOOKS: readonly Look[] = [
  { theme: 'light', screen: PHONE, rules: WCAG_22_AA },
  { theme: 'dark', screen: DESKTOP, rules: COLOURS },
];

/** Waits until no colour is on its way, even those that set out when another has arrived. */
async function coloursAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isOnItsWay = (animation: Animation) =>
      animation instanceof CSSTransition && animation.playState === 'running';
    while (document.getAnimations().some(isOnItsWay)) await new Promise(requestAnimationFrame);
  });
}

/** Marks text that looks like one before it: of the same colours and size, in like elements up to the root. */
const LIKE_ONE_BEFORE = 'data-like-one-before';

/**
 * Marks what the contrast of a page need not be computed of again: the cells of the second row of a
 * table, as long as nothing sets them apart from those of the first.
 */
async function markRepeatedText(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const kinds = new Map<string, number>();
    const kindOf = new Map<Element, number>();
    /** A number for what an element and all around it have that can be seen of a text. */
    function kind(element: Element): number {
      const known = kindOf.get(element);
      if (known !== undefined) return known;
      const style = getComputedStyle(element);
      const before = getComputedStyle(element, '::before');
      const key = [
        element.parentElement ? kind(element.parentElement) : 0,
        element.tagName,
        element.getAttribute('class'),
        ...[style.color, style.fontSize, style.fontWeight, style.textShadow, style.opacity],
        ...[style.backgroundColor, style.backgroundImage, style.filter, style.mixBlendMode],
        ...[style.position, style.zIndex, style.visibility, style.display],
        ...[before.content !== 'none', before.backgroundColor, before.position],
      ].join('|');
      const number = kinds.get(key) ?? kinds.size + 1;
      kinds.set(key, number);
      kindOf.set(element, number);
      return number;
    }
    const isText = ({ nodeType, nodeValue }: Node) => nodeType === 3 && nodeValue?.trim() !== '';
    const seen = new Set<number>();
    for (const element of document.body.querySelectorAll('*')) {
      // What can be operated has states of its own.
      const isPlain = !element.matches('input, select, textarea, button, svg *');
      if (!isPlain || ![...element.childNodes].some(isText)) continue;
      // A line of no height or width is passed over by axe, and stands for none.
      if (element.getClientRects().length === 0) continue;
      const own = kind(element);
      if (seen.has(own)) element.setAttribute(mark, '');
      seen.add(own);
    }
  }, LIKE_ONE_BEFORE);
}

/**
 * Runs axe in the page, which gets its script the first time, and tells what each rule found where, in all of it or in
 * what some selectors include.
 * What passes is not told, because telling it is what takes long on a page with thousands of cells.
 */
export async function violations(
  page: Page,
  { rules = WCAG_22_AA, include = ['html'] }: { rules?: Rules; include?: string[] } = {},
): Promise<string[]> {
  await coloursAtRest(page);
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  await markRepeatedText(page);
  return page.evaluate(
    async ({ rules, include, mark }) => {
      if (!window.axe) throw new Error('axe did not start in the page.');
      const selector = `*:not([${mark}])`;
      window.axe.configure({
        rules: ['color-contrast', 'color-contrast-enhanced'].map((id) => ({ id, selector })),
      });
      const found = await window.axe.run(
        { include },
        {
          runOnly: { type: rules.type, values: [...rules.values] },
          resultTypes: ['violations'],
        },
      );
      for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { rules, include, mark: LIKE_ONE_BEFORE },
  );
}

/** Uses the toggle, as a reader does: pictures with a version for each theme follow only it. */
async function switchTheme(page: Page, theme: Theme): Promise<void> {
  const root = page.locator('html');
  if ((await root.getAttribute('data-theme')) === theme) return;
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: /^Cambiar entre modo oscuro y claro/ }).click();
  await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
}

/** Shows an open page in one theme and on one screen, without loading it again. */
export async function look(
  page: Page,
  { theme, screen }: Pick<Look, 'theme' | 'screen'>,
): Promise<void> {
  await switchTheme(page, theme);
  await page.setViewportSize(screen);
}

/** Faults of WCAG 2.2 AA of an open page in each of the looks, each with the look's name. */
export async function auditPage(page: Page, looks: readonly Look[]): Promise<string[]> {
  const faults: string[] = [];
  for (const shown of looks) {
    await look(page, shown);
    const found = await violations(page, { rules: shown.rules });
    faults.push(...found.map((fault) => `${shown.theme}, ${shown.screen.width} px: ${fault}`));
  }
  return faults;
}
