import { openPage } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';
import { PHONE } from '../conformance/support/viewports';

const PAGE = '/docs/mobile/solucion-problemas/';
const ANCHOR = '#no-encuentra-el-servidor';

test.use({ viewport: PHONE });

test('a fault is found cause by cause, and its address and the message tell what was tried', async ({
  page,
}) => {
  const fault = page.locator('details', { has: page.locator(ANCHOR) });
  const press = (name: string) => fault.getByRole('button', { name, exact: true }).click();
  await openPage(page, PAGE + ANCHOR);
  const steps = fault.locator('.reparacion > ol > li, .reparacion > ul > li');
  const count = await steps.count();
  await press('Resolverlo paso a paso');
  const heading = fault.getByRole('heading', { level: 3 });
  await expect(heading).toBeFocused();
  await expect(fault).toContainText(`Causa 1 de ${count}`);
  await expect(steps.filter({ visible: true })).toHaveCount(1);

  await fault.getByLabel('Qué vio').fill('luz roja');
  await press('No');
  await press('No puedo hacerlo');
  await expect(fault).toContainText('Pida ayuda al supervisor o a un administrador.');
  await press('Seguir con lo demás');
  await expect(page).toHaveURL(`${PAGE}?probado=no.no-puedo${ANCHOR}`);

  await page.goBack();
  await expect(heading).toBeFocused();
  await page.goBack();
  await page.reload();
  await expect(fault.getByLabel('Qué vio')).toHaveValue('luz roja');
  await press('No');
  await press('Sí');
  await expect(heading).toHaveText('Quedó arreglado');
  await expect(fault.locator('blockquote')).toContainText('sigue igual. Vi esto: luz roja');
  await press('Ver toda la lista');
  await expect(steps.filter({ visible: true })).toHaveCount(count);
});
