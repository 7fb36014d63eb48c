import { expect, journey } from './journey';
import { PHONE } from './reader';

const SALE = '/docs/delfin/pasos-iniciales/vender/';
const SCREEN = '/docs/delfin/archivos/maestros/clientes/';

journey('the menu on a phone leads to another page', async ({ reader }) => {
  await reader.resize(PHONE);
  await reader.open(SALE);
  await reader.click('.navbar__toggle');
  await reader.click('dialog[open] a, .navbar-sidebar--show a', 'Configurar la empresa');
  await reader.isAt('/docs/delfin/pasos-iniciales/configurar-empresa/');
  await reader.sees('h1', 'Configurar la empresa');
  await reader.doesNotSee('dialog[open], .navbar-sidebar--show .navbar-sidebar');
});

journey(
  'the menu opens before the client is there, and Escape closes it',
  async ({ reader, host }) => {
    host.hold(/\/assets\/js\/(?!boot\.|pre-hydration\.)/);
    await reader.resize(PHONE);
    await reader.open(SALE);
    await reader.click('.navbar__toggle');
    await reader.sees('dialog[open] a', 'Sinco');
    await reader.press('Escape');
    await reader.doesNotSee('dialog[open]');
    await reader.hasFocusOn('.navbar__toggle');
  },
);

journey('the theme is changed, and remembered on the next page', async ({ reader }) => {
  await reader.open('/docs/delfin');
  const light = await reader.style('html', 'background-color');
  await reader.click('.navbar button[class*=toggleButton]');
  await reader.finds('the dark theme', () => document.documentElement.dataset.theme === 'dark');
  await reader.open(SALE);
  expect(await reader.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(await reader.style('html', 'background-color')).not.toBe(light);
});

journey('a walk-through is played step by step', async ({ reader }) => {
  await reader.open(SALE);
  await reader.sees('.recorrido-mandos > p', 'Paso 1 de 9');
  const inView = (number: number): boolean => {
    const step = document.getElementById(`recorrido-primera-venta-${number}`);
    const list = step?.closest('.recorrido-pasos');
    if (!step || !list) return false;
    return Math.abs(step.getBoundingClientRect().left - list.getBoundingClientRect().left) < 2;
  };
  for (const number of [2, 3]) {
    await reader.click('.recorrido-mandos button', 'Paso siguiente');
    await reader.sees('.recorrido-mandos > p', `Paso ${number} de 9`);
    await reader.finds(`step ${number} in view`, inView, number);
  }
  await reader.click('.recorrido-mandos button', 'Paso anterior');
  await reader.finds('step 2 in view', inView, 2);
  await reader.evaluate(() => document.querySelector<HTMLElement>('.recorrido-pasos')?.focus());
  await reader.press('End');
  await reader.sees('.recorrido-mandos > p', 'Paso 9 de 9');
  await reader.finds('the last step in view', inView, 9);
});

journey('a walk-through plays by itself until it is paused', async ({ reader }) => {
  await reader.open(SALE);
  await reader.click('.recorrido-mandos button', 'Reproducir');
  await reader.sees('.recorrido-mandos > p', 'Paso 2 de 9');
  await reader.click('.recorrido-mandos button', 'Pausar');
  await reader.sees('.recorrido-mandos button', 'Reproducir');
});

journey('the query builder answers a query put together by hand', async ({ reader }) => {
  await reader.open('/docs/api/modo-de-uso/ejemplos/');
  const builder =
    '[role=region][aria-label="Constructor de consultas"], section[aria-label="Constructor de consultas"]';
  await reader.sees(builder);
  await reader.sees(`:is(${builder}) tbody td`);
  await reader.click(`:is(${builder}) label`, 'Solo contar');
  await reader.sees('[role=status]', 'cumplen los filtros.');
});

journey('the code of a block is copied, and pasted into the search', async ({ reader }) => {
  await reader.open('/docs/api/modo-de-uso/filtrar-informacion/');
  // A click that the page repeats once it has hydrated is none of the reader's to WebKit's clipboard.
  await reader.press('Tab');
  await reader.isHydrated();
  await reader.click('.theme-code-block button', 'Copiar código');
  await reader.sees('.aviso-breve', 'Código copiado');
  await reader.open('/buscar');
  await reader.click('#consulta');
  await reader.press('Control+v');
  await reader.finds('the code in the field', () =>
    Boolean(document.querySelector<HTMLInputElement>('#consulta')?.value.includes('GET /api/v2/')),
  );
});

journey('a menu path is copied, and it is said', async ({ reader }) => {
  await reader.open(SCREEN);
  // As above.
  await reader.press('Tab');
  await reader.isHydrated();
  await reader.click('button', 'Copiar la ruta del menú');
  await reader.sees('[aria-live=polite]', 'Ruta copiada');
});

journey('tabs are changed with the mouse and with the arrows', async ({ reader }) => {
  await reader.open('/estilo');
  await reader.press('Tab');
  await reader.isHydrated();
  await reader.click('[role=tab]', 'En el servidor');
  await reader.sees('[role=tabpanel]', 'Abra el administrador del servidor.');
  await reader.click('[role=tab]', 'En la terminal');
  await reader.press('ArrowRight', 'Enter');
  await reader.sees('[role=tabpanel]', 'Abra el administrador del servidor.');
});

journey('a detail opens with a click and closes with a key', async ({ reader }) => {
  await reader.open('/estilo');
  await reader.click('summary', 'Un detalle cerrado');
  await reader.sees('details[open]:focus-within', 'Aquí va lo que');
  await reader.hasFocusOn('summary');
  await reader.press('Enter');
  await reader.finds(
    'it closed again',
    (css) => !document.querySelector(css),
    'details[open] > summary:focus',
  );
});

journey('a page ticked in a path is still ticked after a reload', async ({ reader }) => {
  await reader.open('/aprender');
  await reader.sees('#cajero ~ .avance', '0 de 10');
  await reader.click('#cajero ~ .avance input[type=checkbox]');
  await reader.sees('#cajero ~ .avance', '1 de 10');
  await reader.reload();
  await reader.sees('#cajero ~ .avance', '1 de 10');
});

journey('with the keyboard the first stop leads to the content', async ({ reader }) => {
  await reader.open(SALE);
  await reader.press('Tab');
  await reader.hasFocusOn('a[href="#__docusaurus_skipToContent_fallback"]');
  await reader.sees('a[href="#__docusaurus_skipToContent_fallback"]', 'Saltar al contenido');
  await reader.press('Enter', 'Tab');
  await reader.finds(
    'the focus in the content',
    () =>
      document.activeElement?.closest('.theme-layout-main') !== null &&
      document.activeElement !== document.body,
  );
});

journey('a question after the page is answered', async ({ reader }) => {
  await reader.open(SCREEN);
  await reader.click('.utilidad button', 'Sí');
  await reader.sees('.utilidad button[aria-pressed=true]', 'Sí');
});

journey(
  'a tab whose build is gone comes back as the new edition',
  async ({ reader, host, nextEdition }) => {
    // Nothing is fetched ahead, so what the tab needs later is gone after the deploy.
    const release = host.hold(/\/assets\/js\/(?!boot\.)/);
    await reader.open('/docs/sinco');
    await reader.sees('h1');
    host.deploy(await nextEdition());
    release();
    await reader.press('Tab');
    await reader.sees('h1', 'Sinco en pequeño');
    await reader.isAt('/docs/sinco');
  },
);

journey('a page that was read opens again when the line is down', async ({ reader, host }) => {
  await reader.open('/docs/sinco/faqs/');
  await reader.press('Tab');
  await reader.isHydrated();
  await reader.finds('a copy of the page', async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const addresses = requests.flat().map(({ url }) => url);
    return ['/docs/sinco/faqs', '/sin-conexion'].every((path) =>
      addresses.some((address) => address.includes(path)),
    );
  });
  host.vanish();
  await reader.reload();
  await reader.sees('h1', 'Preguntas frecuentes');
  await reader.sees('#aviso-de-conexion', 'Sin conexión');
  await reader.open('/docs/api/faqs/');
  await reader.sees('h1', 'Lectura sin conexión');
});
