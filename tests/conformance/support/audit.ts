import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Sizes of a desktop and of a phone, in CSS pixels. */
const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** One way to look at a page. */
interface Look {
  theme: Theme;
  screen: (typeof screens)[number];
}

/** Both themes on both screens, the theme changing once. */
const looks: readonly Look[] = themes.flatMap((theme) =>
  screens.map((screen) => ({ theme, screen })),
);

/** Rules of axe, by tag or by name. */
interface Rules {
  type: 'tag' | 'rule';
  values: readonly string[];
}

/** The part of a page that is read, by selectors; all of it without them. */
interface Part {
  include?: string[];
  exclude?: string[];
}

const WCAG_22_AA: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** All that a theme can change: it sets colours and nothing else. */
const COLOURS: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Waits until no colour is on its way, even those that set out when another has arrived. */
async function coloursAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isOnItsWay = (animation: Animation) =>
      animation instanceof CSSTransition && animation.playState === 'running';
    while (document.getAnimations().some(isOnItsWay)) await new Promise(requestAnimationFrame);
  });
}

/**
 * Runs axe in the page, which gets its script the first time, and tells what each rule found where.
 * What passes is not told, because telling it is what takes long on a page with thousands of cells.
 */
export async function violations(
  page: Page,
  { rules = WCAG_22_AA, part = {} }: { rules?: Rules; part?: Part } = {},
): Promise<string[]> {
  await coloursAtRest(page);
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ rules, include, exclude }) => {
      if (!window.axe) throw new Error('axe did not start in the page.');
      const found = await window.axe.run(
        { include: include ?? ['html'], exclude: exclude ?? [] },
        {
          runOnly: { type: rules.type, values: [...rules.values] },
          resultTypes: ['violations'],
        },
      );
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { rules, ...part },
  );
}

/** Uses the toggle, as a reader does: pictures with a version for each theme follow only it. */
async function switchTheme(page: Page, theme: Theme): Promise<void> {
  const root = page.locator('html');
  if ((await root.getAttribute('data-theme')) === theme) return;
  await page.setViewportSize(screens[0]);
  await page.getByRole('button', { name: /^Cambiar entre modo oscuro y claro/ }).click();
  await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
}

/** Shows an open page in one theme and on one screen, without loading it again. */
async function look(page: Page, { theme, screen }: Look): Promise<void> {
  await switchTheme(page, theme);
  await page.setViewportSize(screen);
}

/** Faults of WCAG 2.2 AA of an open page in every look, each with the looks' names. */
export async function auditPage(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const shown of looks) {
    await look(page, shown);
    // What else the rules read was read in the first theme, on the same screen.
    const rules = shown.theme === themes[0] ? WCAG_22_AA : COLOURS;
    const found = await violations(page, { rules });
    faults.push(...found.map((fault) => `${shown.theme}, ${shown.screen.width} px: ${fault}`));
  }
  return faults;
}
