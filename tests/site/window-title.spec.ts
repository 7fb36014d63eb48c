import { openPage } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';

const TITLE = 'Ventas: preguntas frecuentes';

test('the window tells a page from others of the same name, before and after it hydrates', async ({
  page,
}) => {
  await page.goto('/docs/delfin/faqs/ventas/');
  await expect(page).toHaveTitle(`${TITLE} | Ayuda de Delfín`);
  await openPage(page, '/docs/delfin/faqs/ventas/');
  await expect(page).toHaveTitle(`${TITLE} | Ayuda de Delfín`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
});
