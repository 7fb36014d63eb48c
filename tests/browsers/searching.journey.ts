import { expect, journey } from './journey';
import { PHONE } from './reader';

const FIELD = 'dialog[open] [role=combobox]';
/** Of the static page, of the navbar or of the dialog: any takes what is typed. */
const FIELDS = 'input[type=search], [role=combobox]';
const OPTION = 'dialog[open] [role=option]';

journey('a page is searched by typing, and its words are marked', async ({ reader }) => {
  await reader.open('/docs/delfin');
  await reader.click('.navbar [data-search], .navbar input[type=search]');
  await reader.hasFocusOn(FIELDS);
  await reader.type('kardex');
  await reader.sees(OPTION, 'Kárdex');
  await reader.click(`${OPTION}:first-of-type`);
  await reader.finds('a page about the kardex', () => location.pathname.includes('kardex'));
  await reader.sees('article mark');
  const [marked = ''] = await reader.texts('article mark');
  expect(marked).toMatch(/k[aá]rdex/i);
  await reader.doesNotSee('dialog[open]');
});

journey('letters typed right after the shortcut are not lost', async ({ reader }) => {
  await reader.open('/docs/sinco');
  await reader.press('Control+k');
  await reader.type('cierre de caja');
  await reader.sees(OPTION);
  expect(
    await reader.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value, FIELD),
  ).toBe('cierre de caja');
});

journey(
  '/ opens the search on the home page, and Escape gives the focus back',
  async ({ reader }) => {
    await reader.open('/');
    await reader.press('Tab', 'Tab');
    await reader.type('/');
    await reader.type('factura');
    await reader.sees(OPTION);
    await reader.press('Escape');
    await reader.doesNotSee('dialog[open]');
    await reader.hasFocusOn('a, button, input');
  },
);

journey('arrows choose a result and Enter opens it', async ({ reader }) => {
  await reader.open('/docs/delfin');
  await reader.press('Control+k');
  await reader.hasFocusOn(FIELDS);
  await reader.type('factura');
  await reader.finds(
    'results that stay',
    (css) => document.querySelectorAll(css).length > 7,
    OPTION,
  );
  await reader.press('ArrowDown', 'ArrowDown', 'ArrowUp');
  await reader.hasFocusOn('[role=combobox]');
  const chosen = `${OPTION}[aria-selected=true]`;
  await reader.finds(
    'the second result chosen',
    (all, one) => document.querySelectorAll(all)[1] === document.querySelector(one),
    OPTION,
    chosen,
  );
  const target = await reader.evaluate(
    (css) => document.querySelector(css)?.getAttribute('href') ?? 'no address',
    chosen,
  );
  await reader.press('Enter');
  await reader.isAt(target);
  await reader.doesNotSee('dialog[open]');
});

journey('Enter before the results leads to them', async ({ reader }) => {
  await reader.open('/docs/delfin');
  await reader.press('Control+k');
  await reader.hasFocusOn(FIELDS);
  await reader.type('cierre de caja');
  await reader.press('Enter');
  await reader.finds('what was asked for', () => /cierre[-+]de[-+]caja/.test(location.href));
  await reader.sees('main h1, main ol a', 'Cierre de caja');
});

journey('what finds nothing leads to support, with what was searched', async ({ reader }) => {
  await reader.open('/docs/delfin');
  await reader.press('Control+k');
  await reader.hasFocusOn(FIELDS);
  await reader.type('qzxwvjkq');
  await reader.click(OPTION, 'Preguntar a soporte');
  await reader.isAt('/contacto?busqueda=qzxwvjkq');
  await reader.sees('.borrador', 'qzxwvjkq');
});

journey('the page of results finds, and searches again', async ({ reader }) => {
  await reader.open('/buscar?q=kardex');
  await reader.sees('main ol a', 'Kárdex');
  await reader.click('#consulta');
  await reader.press('Control+a');
  await reader.type('factura electronica');
  await reader.press('Enter');
  await reader.sees('main ol a', 'Factura electrónica');
  expect(await reader.address()).toMatch(/^\/buscar\/?\?q=factura/);
});

journey('on a phone the search fills the screen', async ({ reader }) => {
  await reader.resize(PHONE);
  await reader.open('/docs/delfin');
  await reader.click('.navbar [data-search], .navbar input[type=search]');
  await reader.hasFocusOn(FIELDS);
  await reader.type('kardex');
  await reader.sees(OPTION, 'Kárdex');
  const box = await reader.evaluate((css) => {
    const dialog = document.querySelector(css)?.closest('dialog');
    const { width, height } = dialog?.getBoundingClientRect() ?? {};
    return { width, height, ofWindow: innerHeight, ofPage: document.documentElement.clientWidth };
  }, OPTION);
  expect(box.width).toBe(box.ofPage);
  expect(box.height).toBe(box.ofWindow);
});
