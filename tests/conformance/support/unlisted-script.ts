import type { Page } from '@playwright/test';

/**
 * Serves pages that do not list one of their scripts, so that only the framework itself asks for it. Of
 * what a page lists, a missing file keeps it static, and the framework is not run.
 *
 * @param script what the path of the script holds
 */
export async function leaveUnlisted(page: Page, script: RegExp): Promise<void> {
  await page.route(/^[^?#]*\/(?!assets\/)[^.?#]*$/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(?<=data-scripts=")[^"]*/, (list) =>
      list
        .split(' ')
        .filter((path) => !script.test(path))
        .join(' '),
    );
    return route.fulfill({ response, body });
  });
}
