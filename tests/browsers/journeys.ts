import { Key } from 'selenium-webdriver';
import type { StoppableHost } from '../support/stoppable-host';
import type { Reader } from './reader';

const SALE = '/docs/delfin/pasos-iniciales/vender/';
const PHONE_WIDTH = 480;
const BOX = '.navbar :is([data-search], input[type=search])';
const OPTION = 'dialog[open] [role=option]';

/** What can differ between engines: done the same in each, by a reader on a host of its own. */
export const JOURNEYS: Readonly<
  Record<string, (reader: Reader, host: StoppableHost) => Promise<void>>
> = {
  'a page is as wide as its window, with drawn windows and charts to read': async (reader) => {
    for (const width of [1440, PHONE_WIDTH]) {
      await reader.open('/docs/delfin/reportes/ventas/por-producto/', width);
      await reader.sees('.ventana');
      await reader.holds(() => document.documentElement.scrollWidth <= innerWidth);
      await reader.holds(() => {
        const texts = [...document.querySelectorAll('.grafico li b')];
        return texts.length > 0 && texts.every((text) => text.getBoundingClientRect().height >= 9);
      });
    }
  },
  'the first key hydrates a page, and the first stop leads to its content': async (reader) => {
    await reader.open(SALE);
    await reader.holds(() => document.documentElement.dataset.hasHydrated === 'false');
    await reader.hydrate();
    await reader.hasFocusOn('a[href="#__docusaurus_skipToContent_fallback"]');
    await reader.press(Key.ENTER, Key.TAB);
    await reader.hasFocusOn('.theme-layout-main *');
  },
  'the search is opened, used and left with the keyboard': async (reader) => {
    await reader.open('/docs/delfin');
    await reader.pressControl('k');
    await reader.press('kardex');
    await reader.sees(`${OPTION} mark`, 'rdex');
    await reader.press(Key.ARROW_DOWN, Key.ARROW_DOWN, Key.ARROW_UP);
    await reader.sees(`${OPTION}[aria-selected=true]`);
    await reader.press(Key.ENTER);
    await reader.doesNotSee('dialog[open]');
    await reader.sees('article mark', 'rdex');
  },
  'Tab stays in the dialog of the search, and Escape gives the focus back': async (reader) => {
    await reader.open('/docs/delfin');
    await reader.click(BOX);
    await reader.press('factura');
    await reader.sees(OPTION);
    for (let stop = 0; stop < 12; stop += 1) {
      await reader.press(Key.TAB);
      // The bars of the browser are a stop too, of which the page sees nothing.
      await reader.hasFocusOn('body, dialog[open], dialog[open] *');
    }
    await reader.press(Key.ESCAPE);
    await reader.hasFocusOn(BOX);
  },
  'the menu of a phone is closed with Escape, and leads to another page': async (reader) => {
    const menu = ':is(dialog[open], .navbar-sidebar--show .navbar-sidebar)';
    await reader.open(SALE, PHONE_WIDTH);
    await reader.click('.navbar__toggle');
    await reader.sees(`${menu} a`, 'Sinco');
    await reader.press(Key.ESCAPE);
    await reader.hasFocusOn('.navbar__toggle');
    await reader.doesNotSee(menu);
    await reader.click('.navbar__toggle');
    await reader.click(`${menu} a`, 'Configurar la empresa');
    await reader.sees('h1', 'Configurar la empresa');
  },
  'the theme is changed, and remembered on the next page': async (reader) => {
    const isDark = () => getComputedStyle(document.body).colorScheme === 'dark';
    await reader.open('/docs/delfin');
    await reader.hydrate();
    await reader.click('.navbar button[class*=toggleButton]');
    await reader.holds(isDark);
    await reader.open(SALE);
    await reader.holds(isDark);
  },
  'a detail opens with a click and closes with a key': async (reader) => {
    await reader.open('/estilo');
    await reader.click('summary', 'Un detalle cerrado');
    await reader.sees('details[open]:focus-within', 'Aquí va lo que');
    await reader.press(Key.ENTER);
    await reader.doesNotSee('details[open]:focus-within');
  },
  'an address opens the answer that is folded around it': async (reader) => {
    await reader.open('/docs/sinco/faqs/#sinco-envia-la-informacion-a-mi-programa-contable');
    await reader.sees('details[open]', 'Crea un archivo que usted importa');
  },
  'a key is found by its name': async (reader) => {
    await reader.open('/que-tecla?q=F9');
    await reader.sees('main :is(kbd, mark)', 'F9');
  },
  'the code of a block is copied, and pasted into the search': async (reader) => {
    await reader.open('/docs/api/modo-de-uso/filtrar-informacion/');
    // A click that the page repeats once it has hydrated is none of the reader's to WebKit's clipboard.
    await reader.hydrate();
    await reader.click('.theme-code-block button', 'Copiar código');
    await reader.sees('.aviso-breve', 'Código copiado');
    await reader.open('/buscar');
    await reader.click('#consulta');
    await reader.pressControl('v');
    await reader.holds(() =>
      document.querySelector<HTMLInputElement>('#consulta')?.value.includes('GET /api/v2/'),
    );
  },
  'a page that was read opens again when the line is down': async (reader, host) => {
    await reader.open('/docs/sinco/faqs/');
    await reader.hydrate();
    for (const page of ['/docs/sinco/faqs', '/sin-conexion']) {
      await reader.holds((path) => caches.match(path).then(Boolean), page);
    }
    await host.stop();
    await reader.open('/docs/sinco/faqs/');
    await reader.sees('#aviso-de-conexion', 'Sin conexión');
    await reader.open('/docs/api/faqs/');
    await reader.sees('h1', 'Lectura sin conexión');
  },
  'on paper there is the page alone': async (reader) => {
    await reader.open(SALE);
    await reader.sees('aside');
    // No protocol asks all engines for paper, so the rules for it are put in force.
    await reader.holds(() => {
      const sheets = [...document.styleSheets];
      for (const of of [...sheets, ...sheets.flatMap(({ cssRules }) => [...cssRules])]) {
        if (!('media' in of && of.media instanceof MediaList)) continue;
        if (of.media.mediaText === 'print') of.media.mediaText = 'all';
        else if (of.media.mediaText === 'screen') of.media.mediaText = 'not all';
      }
      return sheets.length > 0;
    });
    await reader.doesNotSee('.navbar, aside, .footer, .table-of-contents');
  },
  'the page before comes back, and answers': async (reader) => {
    await reader.open(SALE);
    await reader.click('aside .menu__link', 'Iniciar sesión');
    await reader.sees('h1', 'Iniciar sesión');
    // After the answer: the page before may be another document, which takes this one's place.
    await reader.evaluate(() => void setTimeout(() => history.back()));
    await reader.sees('h1', 'Hacer la primera venta');
    await reader.hydrate();
  },
  'a link leads on, whether or not the engine fetches its page ahead': async (reader) => {
    await reader.open(SALE);
    await reader.holds(() => 'answer' in (document.getElementById('static-first') ?? {}));
    await reader.driver.actions().move({ x: 3, y: 300 }).perform();
    await reader.holds(() => document.querySelector('script[type=speculationrules]'));
    await reader.click('.navbar__link', 'Sinco');
    await reader.sees('.navbar__link--active', 'Sinco');
  },
  'a walk-through is played step by step, and by itself': async (reader) => {
    await reader.open(SALE);
    // The step that is said is that which has scrolled into view.
    await reader.click('.recorrido-mandos button', 'Paso siguiente');
    await reader.sees('.recorrido-mandos > p', 'Paso 2 de 9');
    await reader.click('.recorrido-mandos button', 'Reproducir');
    await reader.sees('.recorrido-mandos > p', 'Paso 3 de 9');
    await reader.click('.recorrido-mandos button', 'Pausar');
  },
};
