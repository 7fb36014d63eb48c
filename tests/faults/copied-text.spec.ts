import { expect } from '@playwright/test';
import { waitUntilReady } from '../conformance/support/open-page';
import { browserFaults, type Reader } from './support/browser-faults';
import { type FailureName, failures } from './support/failures';
import type { Fault } from './support/fault';
import { expectSound, LIMIT } from './support/survival';

const PAGE = '/docs/delfin/pasos-iniciales/vender/';

/** The file that «Copiar como texto» reads fails; then it is there. */
function textFault(failure: FailureName): Fault<Reader> {
  return {
    fault: `the text of the page ${failure}; the reader copies it, and again when it is there`,
    expected: 'a message that says so and what to do, and then the text',
    async run({ host, open }) {
      host.fail(/\.md$/, failures[failure]);
      const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
      await page.goto(PAGE);
      await waitUntilReady(page);
      const copy = page.getByRole('button', { name: 'Copiar como texto' });
      await copy.click();
      await expect(page.getByText('No se pudo traer el texto')).toBeVisible({ timeout: LIMIT });
      await expectSound(page);
      await host.repair();
      await copy.click();
      await expect(page.getByText('Página copiada como texto')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('primera venta');
      return '«No se pudo traer el texto. Revise la conexión y pulse otra vez.»; copied after it';
    },
  };
}

browserFaults('The text of a page', [
  textFault('answers 404'),
  textFault('never answers'),
  textFault('stops halfway for ever'),
  textFault('comes as the sign-in page of a hotspot'),
]);
