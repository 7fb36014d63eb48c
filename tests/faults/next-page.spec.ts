import { expect, type Page } from '@playwright/test';
import { reportConnection } from '../conformance/support/connection';
import { showPresence, waitUntilReady } from '../conformance/support/open-page';
import { browserFaults, type Reader } from './support/browser-faults';
import { type ClientFile, clientFiles } from './support/client-files';
import { type FailureName, failures, whenAhead } from './support/failures';
import type { Fault } from './support/fault';
import { gestures } from './support/gestures';
import { expectSound, PATIENCE } from './support/survival';

/** Milliseconds that a page may take whose scripts hang: the client waits, then the server is asked. */
const HANGING = 20_000;

function sinco(page: Page) {
  return page.locator('a.navbar__link', { hasText: 'Sinco' });
}

async function expectSinco(page: Page): Promise<string> {
  await expect(page.locator('html.docs-doc-id-sinco'), 'the page did not come').toBeAttached({
    timeout: HANGING,
  });
  await expect(page).toHaveURL(/\/docs\/sinco$/);
  await expectSound(page);
  return 'the page, at its address';
}

/** The scripts of a page fail that is opened from one that is alive. */
function scriptsFault(failure: FailureName, fast = false): Fault<Reader> {
  return {
    fault: `the chunks of the next page: each ${failure}; the reader clicks a link on a page that is alive`,
    expected: 'the page of the link, at its address',
    fast,
    async run({ host, open }) {
      const page = await open();
      // Nothing is fetched ahead, or the click would need no file.
      await reportConnection(page, { saveData: true });
      await page.goto('/docs/delfin');
      await waitUntilReady(page);
      host.fail(clientFiles['the chunks of the page'], failures[failure]);
      await sinco(page).click();
      return expectSinco(page);
    },
  };
}

/** Neither the scripts of the next page nor the server that is asked for it then answer. */
const silentServer: Fault<Reader> = {
  fault:
    'no file answers any more, nor the next page itself; the reader clicks a link on a page that is alive',
  expected:
    'old page and old address from the click on, then a message; the next page after one press when it answers',
  async run({ host, open }) {
    const page = await open();
    await reportConnection(page, { saveData: true });
    await page.goto('/docs/delfin');
    await waitUntilReady(page);
    host.fail(/./, failures['never answers']);
    await sinco(page).click();
    await expect(page.locator('#nprogress')).toHaveCount(1);
    await expect(page).toHaveURL(/\/docs\/delfin$/);
    const retry = page.getByRole('alert').getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible({ timeout: HANGING + PATIENCE });
    await expect(page.getByText('La página no se pudo abrir')).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/delfin$/);
    await expect(page.locator('html.docs-doc-id-delfin')).toBeAttached();
    await expectSound(page);
    await host.repair();
    await retry.click();
    await expectSinco(page);
    return 'the old page at its address, with a message; then the page, at its own';
  },
};

/** What the browser fetches before the click fails; after it all is well. */
function pageAheadFault(failure: FailureName): Fault<Reader> {
  return {
    fault: `the next page, fetched ahead, ${failure}; the reader clicks its link`,
    expected: 'the page of the link, at its address',
    async run({ host, open }) {
      host.fail(/^\/docs\/sinco$/, whenAhead(failures[failure]));
      const page = await open();
      await page.goto('/docs/delfin');
      await showPresence(page);
      await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
      await sinco(page).hover();
      await expect
        .poll(() => host.asked(/^\/docs\/sinco$/), { message: 'nothing was fetched ahead' })
        .toBeGreaterThan(0);
      await sinco(page).click();
      return expectSinco(page);
    },
  };
}

function fileAheadFault(file: ClientFile, failure: FailureName): Fault<Reader> {
  const { address, act, expected } = gestures.opensDetails;
  return {
    fault: `${file}, fetched ahead, ${failure}; the reader unfolds an example`,
    expected,
    async run({ host, open }) {
      host.fail(clientFiles[file], whenAhead(failures[failure]));
      const page = await open();
      await page.goto(address);
      // That script is what fetches the others ahead.
      if (file !== 'the pre-hydration script') await showPresence(page);
      await expect
        .poll(() => host.asked(clientFiles[file]), { message: 'nothing was fetched ahead' })
        .toBeGreaterThan(0);
      return act(page);
    },
  };
}

/** The connection is gone on a page that is alive. */
const offline: readonly Fault<Reader>[] = [
  {
    fault: 'the network is gone; the reader unfolds an example of a page that is alive',
    expected: 'it opens and stays open',
    async run({ open }) {
      const page = await open();
      await page.goto(gestures.opensDetails.address);
      await waitUntilReady(page);
      await page.context().setOffline(true);
      return gestures.opensDetails.act(page);
    },
  },
  {
    fault: 'the network is gone before the search was opened; the reader searches with Ctrl+K',
    expected: gestures.pressesCtrlK.expected,
    async run({ open }) {
      const page = await open();
      await page.goto(gestures.pressesCtrlK.address);
      await waitUntilReady(page);
      await page.context().setOffline(true);
      return gestures.pressesCtrlK.act(page);
    },
  },
  {
    fault: 'the network was gone and is back; the reader presses «Reintentar» once',
    expected: 'results after one press',
    fast: true,
    async run({ host, open }) {
      host.fail(clientFiles['both files of the search'], failures['has its connection cut']);
      const page = await open();
      await page.goto(gestures.pressesCtrlK.address);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('factura');
      const retry = page.getByRole('button', { name: 'Reintentar' });
      await expect(retry).toBeVisible({ timeout: 15_000 });
      await host.repair();
      await retry.click();
      await expect(page.getByRole('option').first()).toBeVisible();
      return 'results';
    },
  },
  {
    fault: 'the client never came and is there now; the reader presses «Reintentar» once',
    expected: 'the page is alive after one press',
    async run({ host, open }) {
      host.fail(clientFiles['the entry of the client'], failures['answers 404']);
      const page = await open();
      await page.goto(gestures.follows.address);
      await page.keyboard.press('Shift');
      const retry = page.getByRole('button', { name: 'Reintentar' });
      await expect(retry).toBeVisible({ timeout: 15_000 });
      await host.repair();
      await retry.click();
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(retry).toHaveCount(0);
      return 'alive, and the message is gone';
    },
  },
  {
    fault: 'the page of the result does not answer; the reader presses Enter on it',
    expected: 'a page of the site, with what was typed or a message',
    async run({ open }) {
      const page = await open();
      await reportConnection(page, { saveData: true });
      await page.goto(gestures.pressesCtrlK.address);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('factura');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.context().setOffline(true);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/no se pudo|sin conexión/i).first()).toBeVisible({
        timeout: HANGING,
      });
      await expectSound(page);
      return 'a message on the page that was there';
    },
  },
];

browserFaults('The next page, and the network', [
  scriptsFault('answers 404', true),
  scriptsFault('answers 500'),
  scriptsFault('has its connection cut'),
  scriptsFault('never answers'),
  scriptsFault('stops halfway for ever'),
  scriptsFault('is cut off halfway'),
  scriptsFault('comes empty'),
  scriptsFault('comes with a syntax error'),
  scriptsFault('throws when it runs'),
  scriptsFault('comes as the sign-in page of a hotspot'),
  scriptsFault('fails once, then comes'),
  scriptsFault('takes three seconds'),
  silentServer,
  pageAheadFault('answers 503'),
  pageAheadFault('has its connection cut'),
  pageAheadFault('never answers'),
  pageAheadFault('takes three seconds'),
  fileAheadFault('the entry of the client', 'answers 404'),
  fileAheadFault('the entry of the client', 'never answers'),
  fileAheadFault('the chunks of the page', 'has its connection cut'),
  fileAheadFault('the pre-hydration script', 'answers 503'),
  ...offline,
]);
