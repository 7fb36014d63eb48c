import type { BrowserContextOptions, Page } from '@playwright/test';
import { test as base } from '../../conformance/support/site';
import type { Fault } from './fault';
import { type FaultyHost, serveFaulty } from './faulty-host';

/** What an entry of a browser group breaks and uses. */
export interface Reader {
  /** The host of the site, whose files can be made to fail. */
  readonly host: FaultyHost;
  /** A page of a new reader; closed after the entry. */
  readonly open: (options?: BrowserContextOptions) => Promise<Page>;
  /** Folder of the build that the host serves. */
  readonly siteDir: string;
}

const test = base.extend<{ open: Reader['open'] }, { host: FaultyHost }>({
  host: [
    async ({ siteDir }, use) => {
      const host = await serveFaulty(siteDir);
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  open: async ({ browser, host, viewport, locale }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: host.url,
        viewport,
        locale,
        ...options,
      });
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    await host.repair();
  },
});

/** A group of the table that a browser runs: a test for each entry, in `npm test` those that are `fast`. */
export function browserFaults(group: string, faults: readonly Fault<Reader>[]): void {
  test.describe(group, () => {
    for (const { fault, expected, fast, run } of faults) {
      const details = {
        tag: fast ? ['@fast'] : [],
        annotation: { type: 'expected', description: expected },
      };
      test(fault, details, async ({ host, open, siteDir }) => {
        const seen = await run({ host, open, siteDir });
        test.info().annotations.push({ type: 'seen', description: seen });
      });
    }
  });
}
