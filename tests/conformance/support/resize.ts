import type { Page } from '@playwright/test';

/**
 * Gives a page another size, and waits until it is drawn for that: the client learns of it in the next frame,
 * and draws the sidebar anew, or none, when there is nothing more urgent.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
