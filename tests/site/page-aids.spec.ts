import type { Page } from '@playwright/test';
import { externalLinks } from '../../src/site/external-links';
import { collectConsole } from '../conformance/support/console-messages';
import { holdClient } from '../conformance/support/hold-client';
import { inSite, openPage, waitUntilReady } from '../conformance/support/open-page';
import { pageTypes } from '../conformance/support/page-types';
import { expect, test } from '../conformance/support/site';
import { DESKTOP, PHONE } from '../conformance/support/viewports';
import { withoutStorage } from '../conformance/support/without-storage';
import { sheetsOf } from '../support/printed-sheets';

declare global {
  interface Window {
    /** Calls that a test's own `gtag` received. */
    analyticsCalls: unknown[][];
  }
}

const PAGE = '/docs/delfin/archivos/maestros/clientes/';

const question = (page: Page) => page.getByRole('region', { name: '¿Le sirvió esta página?' });
const notice = (page: Page) => page.locator('.aviso-breve');
const messageLink = (page: Page) => question(page).getByRole('link');

/** The message that a link to the messaging contact carries. */
async function messageOf(page: Page): Promise<string | null> {
  const address = new URL((await messageLink(page).getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe(externalLinks.messaging);
  return address.searchParams.get('texto');
}

test.describe('the question whether a page helped', () => {
  test('with the keyboard keeps the focus, thanks aloud, offers a message that names page and section, and asks anew on the next page', async ({
    page,
    siteUrl,
  }) => {
    await openPage(page, `${PAGE}#campos`);
    const yes = question(page).getByRole('button', { name: 'Sí' });
    await yes.focus();
    await page.keyboard.press('Enter');
    await expect(yes).toBeFocused();
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
    await expect(question(page).locator('[aria-live="polite"]')).toContainText('Gracias');
    expect(await messageOf(page)).toBe(
      `Me sirvió esta página: Clientes, Campos (${siteUrl}${PAGE}#campos). `,
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(messageLink(page)).toBeFocused();
    await page.locator('.markdown ul a[href^="/docs/"]').last().click();
    await expect(page).not.toHaveURL(new RegExp(PAGE));
    await expect(question(page).getByRole('button', { pressed: true })).toHaveCount(0);
    await expect(messageLink(page)).toHaveCount(0);
  });

  test('after a «no» asks why, and leads to a message that is begun', { tag: '@nightly' }, async ({
    page,
  }) => {
    await openPage(page, `${PAGE}#campos`);
    await question(page).getByRole('button', { name: 'No', exact: true }).click();
    await expect(question(page).getByRole('listitem')).toHaveCount(4);
    const reason = question(page).getByRole('button', { name: 'Hice los pasos y no funcionó.' });
    await reason.click();
    await expect(reason).toHaveAttribute('aria-pressed', 'true');
    await messageLink(page).click();
    await expect(page.locator('.borrador blockquote')).toHaveText(
      `Hola. Una página de la ayuda no me sirvió: hice los pasos y no funcionó.\nPágina de la ayuda: ${PAGE}#campos`,
      { useInnerText: true },
    );
  });

  test('with analytics sends one event an answer', async ({ page }) => {
    await page.addInitScript(() => {
      window.analyticsCalls = [];
      Object.assign(window, {
        gtag: (...call: unknown[]) => {
          window.analyticsCalls.push(call);
        },
      });
    });
    await openPage(page, PAGE);
    const yes = question(page).getByRole('button', { name: 'Sí' });
    await yes.click();
    await yes.click();
    expect(await page.evaluate(() => window.analyticsCalls)).toEqual([
      ['event', 'page_feedback', { answer: 'si', page: PAGE, section: '' }],
    ]);
    await expect(question(page)).toContainText('Gracias por contestar.');
    await expect(messageLink(page)).toHaveCount(0);
  });
});

test('the link of a heading copies its address, is still a link, and a polite notice says so and goes away', async ({
  page,
  context,
  siteUrl,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openPage(page, `${PAGE}?desde=busqueda`);
  await expect(notice(page)).toHaveAttribute('aria-live', 'polite');
  await page.locator('#mensajes .hash-link').click();
  await expect(notice(page)).toHaveText('Enlace copiado');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${siteUrl}${PAGE}#mensajes`,
  );
  await expect(page).toHaveURL(/#mensajes$/);
  await page.clock.runFor(5000);
  await expect(notice(page)).toBeEmpty();
});

test('where the clipboard refuses, the code is selected, to copy by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const messages = collectConsole(page);
  await openPage(page, pageTypes['API reference']);
  const block = page.locator('.theme-code-block').first();
  await block.getByRole('button', { name: 'Copiar código' }).click();
  await expect(notice(page)).toContainText('No se pudo copiar');
  const marked = await page.evaluate(() => window.getSelection()?.toString() ?? '');
  expect(marked.trim()).toBe((await block.locator('pre').textContent())?.trim());
  expect(messages).toEqual([]);
});

test.describe('the paths by role', () => {
  const path = (page: Page) => page.locator('#cajero ~ .avance').first();
  const boxes = (page: Page) => path(page).getByRole('checkbox');
  const progress = (page: Page) => path(page).locator('progress');

  async function openPaths(page: Page): Promise<void> {
    await openPage(page, '/aprender');
    await expect(boxes(page).first()).toBeVisible();
  }

  test('what is marked as read is still marked after a reload', async ({ page }) => {
    await openPaths(page);
    await expect(path(page)).toContainText('0 de 10');
    await page.getByRole('checkbox', { name: 'Leída: Hacer la primera venta' }).check();
    await boxes(page).first().check();
    await expect(path(page)).toContainText('2 de 10');
    await page.reload();
    await expect(path(page)).toContainText('2 de 10');
    await expect(progress(page)).toHaveJSProperty('value', 2);
    await expect(boxes(page).first()).toBeChecked();
    await boxes(page).first().uncheck();
    await expect(path(page)).toContainText('1 de 10');
    // A page that two roles read is read for both.
    const shared = page.getByRole('checkbox', { name: 'Leída: Productos', exact: true });
    expect(await shared.count()).toBeGreaterThan(1);
    await shared.first().check();
    await expect(shared.last()).toBeChecked();
  });

  test('the progress of one path is cleared, said aloud, and the others stay', {
    tag: '@nightly',
  }, async ({ page }) => {
    await openPaths(page);
    // No other path has it.
    const sale = page.getByRole('checkbox', { name: 'Leída: Hacer la primera venta' });
    await sale.check();
    const other = page.locator('#contador ~ .avance').first();
    await other.getByRole('checkbox').first().check();
    const clear = page.getByRole('button', { name: 'Borrar el avance de' });
    await expect(clear).toHaveCount(2);
    await clear.first().click();
    await expect(path(page)).toContainText('0 de 10');
    await expect(sale).not.toBeChecked();
    await expect(other).toContainText('1 de ');
    await expect(notice(page)).toHaveText('Avance de Cajero borrado');
    await expect(boxes(page).first()).toBeFocused();
    await expect(clear).toHaveCount(1);
  });

  test('a box ticked before the script came counts', { tag: '@nightly' }, async ({ page }) => {
    const release = await holdClient(page, /\/assets\/js\//);
    await page.goto('/aprender', { waitUntil: 'commit' });
    await boxes(page).nth(1).check();
    release();
    await expect(path(page)).toContainText('1 de 10');
    await expect(boxes(page).nth(1)).toBeChecked();
  });

  test('where the browser gives no storage it warns and counts while the page is open', {
    tag: '@nightly',
  }, async ({ page }) => {
    await withoutStorage(page);
    const messages = collectConsole(page);
    await openPaths(page);
    await boxes(page).first().check();
    await expect(path(page)).toContainText('1 de 10');
    expect(messages.map(({ type }) => type)).toEqual(['warning']);
    expect(messages[0]?.text).toContain('storage is not available');
  });

  test('a page of a path says its step and leads to the next', async ({ page }) => {
    await openPage(page, '/docs/delfin/movimientos/ventas/apertura-de-caja/');
    const steps = page.getByRole('navigation', { name: 'Rutas por rol' });
    await expect(steps).toContainText('Paso 2 de 10 de la ruta Cajero · Siguiente: ');
    await steps.getByRole('link', { name: 'Hacer la primera venta' }).click();
    await expect(page).toHaveURL('/docs/delfin/pasos-iniciales/vender/');
    await steps.getByRole('link', { name: 'Cajero' }).click();
    await expect(page).toHaveURL('/aprender#cajero');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the paths are ordered lists of links', async ({ page }) => {
    await page.goto('/aprender');
    await page.locator('#cajero ~ .avance').first().locator('ol > li > a').nth(2).click();
    await expect(page).toHaveURL('/docs/delfin/pasos-iniciales/vender/');
    await expect(page.locator('.lectura')).toContainText(/^\d+\smin de lectura · Última/);
  });

  test('the contact page has its message and its two ways to send it', async ({ page }) => {
    await page.goto('/contacto?busqueda=caja');
    await expect(page.locator('.borrador a')).toHaveCount(2);
    await expect(page.locator('.borrador form')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Escribir por chat' })).toBeVisible();
    await expect(page.getByText('La hora exacta en que pasó')).toBeVisible();
  });
});

test.describe('the message to support', () => {
  const hostile = '<img src=x onerror="alert(1)"> & «cajón»';
  const draft = (page: Page) => page.locator('.borrador');

  test('begins with the search that found nothing, as plain text', async ({ page }) => {
    await openPage(page, `/contacto?${new URLSearchParams({ busqueda: hostile })}`);
    const message = `Hola. Busqué «${hostile}» en la ayuda y no encontré la respuesta. `;
    await expect(draft(page).locator('blockquote')).toHaveText(message.trim());
    await expect(draft(page).locator('img')).toHaveCount(0);
    const [byMessage = '', byMail = ''] = await draft(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(new URL(byMessage).searchParams.get('texto')).toBe(message);
    expect(new URL(byMail).searchParams.get('body')).toBe(message);
    expect(byMail).toMatch(/^mailto:soporte@example\.com\?/);
  });

  test('is written from what the reader tells, and names the page before', async ({ page }) => {
    await openPage(page, PAGE);
    await page.evaluate(() => {
      window.location.href = '/contacto';
    });
    await page.waitForURL('/contacto');
    await waitUntilReady(page);
    await expect(page.getByLabel('Página de la ayuda')).toHaveValue(PAGE);
    await page.getByLabel('Qué pasó').fill('No graba <b>nada</b>.');
    await page.getByLabel('Código del mensaje').fill('DLF-2204');
    await page.getByLabel('Producto', { exact: true }).selectOption('Mobile');
    const message = `Hola. Necesito ayuda con esto: No graba <b>nada</b>.\nCódigo del mensaje: DLF-2204\nProducto: Mobile\nPágina de la ayuda: ${PAGE}`;
    await expect(draft(page).locator('blockquote')).toHaveText(message, { useInnerText: true });
    const chat = await draft(page).getByRole('link').first().getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('texto')).toBe(message);
  });

  test('links that leave the site say so and tell it nothing', {
    tag: '@nightly',
  }, async ({ page }) => {
    await openPage(page, '/contacto');
    const leaving = page.locator('main a[href^=http]');
    expect(await leaving.count()).toBeGreaterThan(1);
    for (const link of await leaving.all()) {
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link.locator('svg')).toHaveAttribute('aria-label', /pestaña|ventana/);
    }
    await expect(page.locator('main a[href^=mailto][target]')).toHaveCount(0);
  });

  test('names the page that was left by a click, not the one that was loaded', {
    tag: '@nightly',
  }, async ({ page }) => {
    await openPage(page, PAGE);
    const next = page.locator('.markdown ul a[href^="/docs/"]').last();
    const left = await next.getAttribute('href');
    await next.click();
    await expect(page).toHaveURL(left ?? '');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    await expect(page).toHaveURL('/contacto');
    await expect(page.getByLabel('Página de la ayuda')).toHaveValue(left ?? '');
  });
});

test.describe('what an address leads to', () => {
  const FOLD = '/docs/delfin/movimientos/ventas/factura-electronica/#antes-de-empezar';

  for (const viewport of [PHONE, DESKTOP]) {
    test(`is open, below the bars, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const address of [FOLD, '/docs/delfin/movimientos/ventas/factura-electronica/#campos']) {
        await page.goto(address);
        const target = page.locator(':target');
        await expect(target.locator('xpath=ancestor-or-self::details[not(@open)]')).toHaveCount(0);
        const { y = 0 } = (await target.boundingBox()) ?? {};
        // Where the contents of a phone stand once there is a client.
        expect(y).toBeGreaterThan(viewport.width < 997 ? 56 + 36 : 56);
        expect(y).toBeLessThan(150);
      }
    });
  }

  test('closes with one press, and is as it was left when its reader comes back', async ({
    page,
  }) => {
    await page.goto('/docs/delfin/faqs/ventas/#por-que-no-puedo-facturar');
    const question = page.locator('details', { has: page.locator(':target') });
    const link = question.getByRole('link').first();
    await expect(question).toHaveAttribute('open', '');
    await question.locator('summary').click();
    await expect(link).toBeHidden();
    await question.locator('summary').click();
    await waitUntilReady(page);
    await link.click();
    await expect(question).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('#por-que-no-puedo-facturar')).toBeVisible();
    await expect(
      page.locator('details:has(> summary > #por-que-no-puedo-facturar)'),
    ).toHaveAttribute('open', '');
  });
});

test('on paper what is folded is printed, in a browser that has no name for it too, and folded again afterwards', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await openPage(page, '/docs/delfin/faqs/ventas/');
  const folds = page.locator('main details:not(.guardar)');
  const open = page.locator('main details[open]');
  const [all, before] = [await folds.count(), await open.count()];
  expect(all).toBeGreaterThan(before);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(open).toHaveCount(all);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(open).toHaveCount(before);
});

test.describe('links on paper', () => {
  const NOTES = '/docs/delfin/movimientos/ventas/notas-credito/';
  /** What rules put after the links that are printed. */
  const writtenAfter = (page: Page) =>
    page
      .locator('article a[href]:visible')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));

  test('have a number, and the page ends with their addresses', async ({ page }) => {
    // As wide as A4 is between its margins.
    await page.setViewportSize({ width: 672, height: 980 });
    await openPage(page, NOTES);
    await page.emulateMedia({ media: 'print' });
    const text = await page.locator('.markdown > ol').first().boundingBox();
    expect(text?.width).toBeGreaterThan(670);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const written = await writtenAfter(page);
    expect(written.filter((content) => /http/.test(content))).toEqual([]);
    expect(written).toContain('" [1]"');
    const list = page.locator('.direcciones');
    await expect(list).toBeVisible();
    const first = page.locator('[data-nota="1"]').first();
    await expect(list.getByRole('listitem').first()).toHaveText(
      `${await first.textContent()}: ${await first.evaluate(({ href }: HTMLAnchorElement) => href)}`,
    );
    const addresses = await page
      .locator('[data-nota]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    await expect(list.getByRole('listitem')).toHaveCount(new Set(addresses).size);
    await expect(page.locator('.termino [data-nota]')).toHaveCount(0);

    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.direcciones, [data-nota]')).toHaveCount(0);
  });
});

test('a page that shows a task step by step takes no more paper than its text', {
  tag: '@nightly',
}, async ({ page }) => {
  for (const format of ['A4', 'Letter'] as const) {
    await page.goto(inSite(pageTypes.procedure));
    expect(sheetsOf(await page.pdf({ format })), format).toBeLessThan(5);
    await page.goto(inSite(pageTypes['report with chart']));
    expect(sheetsOf(await page.pdf({ format })), format).toBeLessThan(5);
    // Of a message, the situations that nobody opened.
    await page.goto(inSite(pageTypes.message));
    expect(sheetsOf(await page.pdf({ format })), format).toBeLessThan(3);
  }
});

test.describe('the job of the reader', () => {
  const tasks = (page: Page) => page.locator('.por-rol > section');
  const top = async (page: Page, role: string) =>
    (
      await tasks(page)
        .and(page.locator(`[data-para="${role}"]`))
        .boundingBox()
    )?.y ?? Number.NaN;

  test('is all that a phone shows, or comes first, before anything is drawn, and is forgotten by a tap', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/');
    const accountant = page.getByRole('button', { name: 'Contador', exact: true });
    const card = (role: string) => tasks(page).and(page.locator(`[data-para="${role}"]`));
    await expect(card('contador')).toBeHidden();
    await accountant.click();
    await expect(accountant).toHaveAttribute('aria-pressed', 'true');
    await expect(card('contador')).toBeVisible();
    await expect(card('cajero')).toBeHidden();

    // At rest, before any gesture.
    await page.goto('/aprender');
    expect(await top(page, 'contador')).toBeLessThan(await top(page, 'cajero'));
    await waitUntilReady(page);
    await expect(accountant).toHaveAttribute('aria-pressed', 'true');
    await accountant.click();
    await expect.poll(() => top(page, 'contador')).toBeGreaterThan(await top(page, 'cajero'));
    expect(await page.evaluate(() => localStorage.getItem('rol'))).toBeNull();
  });
});

test('on a phone the contents stay in sight, say the section, and fold when one is chosen', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, PAGE);
  const contents = page.locator('.theme-doc-toc-mobile');
  const title = page.locator('.markdown > h2').nth(2);
  await title.evaluate((heading) => heading.scrollIntoView());
  await expect(contents).toBeInViewport({ ratio: 1 });
  const bar = await contents.boundingBox();
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  const name = await title.evaluate((heading) => heading.firstChild?.textContent ?? '');
  const said = () =>
    contents
      .getByRole('button')
      .evaluate((button) => getComputedStyle(button, '::before').content.slice(1, -1));
  await expect.poll(said).toBe(name);

  await contents.getByRole('button').click();
  await contents.getByRole('link').last().click();
  await expect(contents.getByRole('link').first()).toBeHidden();
  await expect(contents).toBeInViewport({ ratio: 1 });
});
