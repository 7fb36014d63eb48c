import type { Page } from '@playwright/test';

interface Connection {
  effectiveType: string;
  saveData: boolean;
}

/**
 * Makes the browser report a connection from the next page load on. On a reader who saves data the
 * site prefetches nothing, which leaves a test in control of when a bundle is first asked for.
 */
export async function reportConnection(page: Page, connection: Partial<Connection>): Promise<void> {
  await page.addInitScript(
    (reported) => {
      Object.defineProperty(navigator, 'connection', { value: reported });
    },
    { effectiveType: '4g', saveData: false, ...connection },
  );
}
