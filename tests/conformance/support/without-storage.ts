import type { Page } from '@playwright/test';

/** Has the browser refuse its storage from the next page load on, as one that blocks cookies does. */
export function withoutStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
}
