import { waitUntilReady } from '../conformance/support/open-page';
import { pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';

for (const [type, address] of Object.entries(pageTypes)) {
  test(`no file is missing that a page of the type ${type} asks for or fetches ahead`, async ({
    page,
  }) => {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() < 400 || response.request().isNavigationRequest()) return;
      missing.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(address);
    await waitUntilReady(page);
    await page.evaluate(async (own) => {
      const { docusaurus } = window as unknown as {
        docusaurus: { prefetch(path: string): Promise<unknown> | false };
      };
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
      const paths = new Set([own, ...links.map(({ pathname }) => pathname)]);
      await Promise.all([...paths].map((path) => docusaurus.prefetch(path)));
    }, address);
    // What the page itself began to fetch ahead, when its links came into view.
    await page.waitForLoadState('networkidle');
    expect(missing).toEqual([]);
  });
}
