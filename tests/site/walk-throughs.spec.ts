import type { Page } from '@playwright/test';
import { openPage } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';
import { PHONE } from '../conformance/support/viewports';

const ADDRESS = '/docs/delfin/pasos-iniciales/vender/';
const STEPS = 9;

const player = (page: Page) => page.getByRole('group', { name: 'Recorrido: Primera venta' });
const list = (page: Page) => page.getByRole('region', { name: 'Pasos de «Primera venta»' });
const button = (page: Page, name: string) => player(page).getByRole('button', { name });
const step = (page: Page, number: number) => page.locator(`#recorrido-primera-venta-${number}`);
const progress = (page: Page) => player(page).locator('.recorrido-mandos > p');

/** The step is the one in view, and the progress says so. */
async function expectStep(page: Page, number: number): Promise<void> {
  await expect(progress(page)).toContainText(`Paso ${number} de ${STEPS}`);
  await expect
    .poll(() =>
      step(page, number).evaluate((item) =>
        Math.abs(
          item.getBoundingClientRect().left -
            (item.closest('.recorrido-pasos')?.getBoundingClientRect().left ?? 0),
        ),
      ),
    )
    .toBeLessThan(2);
}

test.describe('with script', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the buttons go from step to step, keep the focus and leave the address alone', async ({
    page,
  }) => {
    await openPage(page, ADDRESS);
    const next = button(page, 'Paso siguiente');
    await next.click();
    await expectStep(page, 2);
    await next.press('Enter');
    await expectStep(page, 3);
    await expect(next).toBeFocused();
    await button(page, 'Paso anterior').click();
    await expectStep(page, 2);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('arrows, Home and End move the list, and stop at its ends', async ({ page }) => {
    await openPage(page, ADDRESS);
    await list(page).focus();
    for (const [key, number] of [
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
      ['End', STEPS],
      ['ArrowRight', STEPS],
      ['ArrowLeft', STEPS - 1],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectStep(page, number);
    }
    await expect(list(page)).toBeFocused();
    await expect(button(page, 'Paso anterior')).toHaveAttribute('aria-disabled', 'true');
  });

  test('a swipe and a turn of the phone leave in view what the progress says', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, ADDRESS);
    await list(page).evaluate((region) => region.scrollBy({ left: region.clientWidth }));
    await expectStep(page, 2);
    await expect(progress(page)).toContainText('la caja pasa a Abierta');
    await list(page).focus();
    await page.keyboard.press('End');
    await expectStep(page, STEPS);
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await expectStep(page, STEPS);
  });

  test('a link to a step shows that step, and nothing moves by itself when the reader wants no motion', async ({
    page,
  }) => {
    await openPage(page, `${ADDRESS}#recorrido-primera-venta-5`);
    await expectStep(page, 5);
    await expect(button(page, 'Reproducir')).toBeHidden();
  });
});

test('on a phone nothing lies over its window, and what a step leads to is seen below', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, `${ADDRESS}#recorrido-primera-venta-5`);
  await button(page, 'Paso siguiente').click();
  await expectStep(page, 6);
  await expect(page.locator('.theme-back-to-top-button')).toBeHidden();
  await expect(step(page, 6).locator('.v-total > span')).toBeInViewport({ ratio: 1 });
});

test('it plays and pauses, and any move of the reader pauses it', async ({ page }) => {
  await page.clock.install();
  await openPage(page, ADDRESS);
  await button(page, 'Reproducir').click();
  await expect(progress(page)).toHaveAttribute('aria-live', 'off');
  await page.clock.fastForward('00:30');
  await expect(progress(page)).toContainText(`Paso 2 de ${STEPS}`);
  await button(page, 'Pausar').click();
  await page.clock.fastForward('01:00');
  await expect(progress(page)).toContainText(`Paso 2 de ${STEPS}`);
  await button(page, 'Reproducir').click();
  await button(page, 'Paso siguiente').click();
  await expect(button(page, 'Reproducir')).toBeVisible();
  await expect(progress(page)).toHaveAttribute('aria-live', 'polite');
});

test('its controls take one row of a phone, and its list no more than the screen', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, ADDRESS);
  const tops = await player(page)
    .locator('.recorrido-mandos > *')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { top, height } = part.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
  const region = await list(page).boundingBox();
  const controls = await player(page).locator('.recorrido-mandos').boundingBox();
  const navbar = await page.locator('.navbar').boundingBox();
  const height = (region?.height ?? 0) + (controls?.height ?? 0) + (navbar?.height ?? 0);
  expect(height).toBeLessThanOrEqual(PHONE.height);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every step is there to read, and links lead from one to the next', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(player(page).getByRole('button')).toHaveCount(0);
    for (let number = 1; number <= STEPS; number += 1) {
      await expect(step(page, number)).toBeVisible();
      await expect(step(page, number)).toContainText(`Paso ${number} de ${STEPS}`);
    }
    await step(page, 1).getByRole('link', { name: 'Paso siguiente' }).click();
    await expect(step(page, 2)).toBeInViewport();
    await expect(page).toHaveURL(/#recorrido-primera-venta-2$/);
  });
});
