import { expect, journey } from './journey';
import { PHONE } from './reader';

const SALE = '/docs/delfin/pasos-iniciales/vender/';
const REPORT = '/docs/delfin/reportes/ventas/por-producto/';

journey('a page is read in the styles of the site', async ({ reader }) => {
  await reader.open(SALE);
  await reader.sees('h1', 'Hacer la primera venta');
  await reader.sees('.breadcrumbs', 'Pasos iniciales');
  await reader.sees('aside .menu__link--active', 'Hacer la primera venta');
  expect(await reader.style('.navbar', 'position')).toBe('sticky');
  expect(await reader.style('.navbar', 'display')).toBe('flex');
  expect(await reader.style('.navbar__toggle', 'display')).toBe('none');
  expect(
    await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThan(1);
});

journey('on a phone a page fits its width', async ({ reader }) => {
  await reader.resize(PHONE);
  for (const address of [SALE, REPORT, '/docs/api/modo-de-uso/ejemplos/', '/estilo']) {
    await reader.open(address);
    await reader.sees('h1');
    expect(await reader.evaluate(() => innerWidth)).toBe(PHONE.width);
    const beyond = await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, address).toBeLessThan(1);
  }
});

journey('a link of the sidebar is followed, and back', async ({ reader }) => {
  await reader.open(SALE);
  await reader.click('aside .menu__link', 'Iniciar sesión');
  await reader.isAt('/docs/delfin/pasos-iniciales/iniciar-sesion/');
  await reader.sees('h1', 'Iniciar sesión');
  // After the answer: the page before may be another document, which takes this one's place.
  await reader.evaluate(() => {
    setTimeout(() => history.back());
  });
  await reader.isAt(SALE);
  await reader.sees('h1', 'Hacer la primera venta');
});

journey(
  'a section of the sidebar unfolds, and another product is opened from the navbar',
  async ({ reader }) => {
    await reader.open(SALE);
    await reader.click('.menu__caret', "Ampliar la categoría 'Consultas' de la barra lateral");
    await reader.sees('aside .menu__link', 'Existencias por bodega');
    await reader.click('.navbar__link', 'Sinco');
    await reader.isAt('/docs/sinco');
    await reader.sees('.navbar__link--active', 'Sinco');
  },
);

journey('a link within the page leads to its heading, below the navbar', async ({ reader }) => {
  await reader.open(REPORT);
  await reader.sees('.table-of-contents a');
  const [, heading = ''] = await reader.texts('.table-of-contents a');
  await reader.click('.table-of-contents a', heading);
  await reader.finds(
    `the heading «${heading}» at the top of what is seen`,
    (name) => {
      const title = [...document.querySelectorAll<HTMLElement>('article h2, article h3')].find(
        ({ textContent: innerText }) => innerText.includes(name),
      );
      const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      const top = title?.getBoundingClientRect().top ?? -1;
      const isLast = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      return top >= navbar - 1 && (top < innerHeight / 3 || isLast);
    },
    heading,
  );
  expect(await reader.address()).toMatch(/#.+$/);
});

journey('the breadcrumbs lead up', async ({ reader }) => {
  await reader.open(SALE);
  await reader.click('.breadcrumbs a', 'Pasos iniciales');
  await reader.isAt('/docs/delfin/pasos-iniciales/');
  await reader.sees('h1', 'Pasos iniciales');
});

journey('a tag lists its pages', async ({ reader }) => {
  await reader.open('/docs/tags');
  await reader.click('main a[href="/docs/tags/api"]');
  await reader.isAt('/docs/tags/api');
  await reader.sees('main a[href^="/docs/api"]');
});

journey('a post of the blog is read from its list', async ({ reader }) => {
  await reader.open('/blog');
  await reader.click('article h2 a', 'Mobile 3.5: dos personas, una sola toma física');
  await reader.isAt('/blog/mobile-3-5');
  await reader.sees('h1', 'Mobile 3.5');
  await reader.sees('time', '6 de octubre de 2026');
});

journey('a category has its cards, before and after its scripts', async ({ reader }) => {
  await reader.open('/docs/category/faqs---preview');
  await reader.sees('main .card');
  await reader.press('Tab');
  await reader.isHydrated();
  await reader.sees('main .card');
});

journey('an address that does not exist says so, and leads on', async ({ reader }) => {
  await reader.open('/docs/no-existe/');
  await reader.sees('h1', 'No encontramos esta página');
  await reader.click('main .enlaces a', 'Mobile');
  await reader.isAt('/docs/mobile');
});

journey(
  'pictures, drawn windows and charts are there, with text of a size to read',
  async ({ reader }) => {
    await reader.open(REPORT);
    await reader.sees('.ventana');
    await reader.sees('figure svg, .grafico svg');
    const small = await reader.evaluate(
      () =>
        [...document.querySelectorAll<SVGTextElement>('article svg text')].filter(
          (text) => text.getBoundingClientRect().height < 9,
        ).length,
    );
    expect(small).toBe(0);
    const broken = await reader.evaluate(
      () =>
        [...document.querySelectorAll('img')].filter(
          ({ complete, naturalWidth }) => complete && !naturalWidth,
        ).length,
    );
    expect(broken).toBe(0);
  },
);

journey('a wide table is scrolled sideways on a phone', async ({ reader }) => {
  await reader.resize(PHONE);
  await reader.open('/estilo');
  const region = '[role=region][aria-label="Tabla: Tablas (2)"]';
  await reader.click(`${region} td`);
  await reader.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), region);
  await reader.press('ArrowRight', 'ArrowRight');
  await reader.finds(
    'the table moved',
    (css) => (document.querySelector(css)?.scrollLeft ?? 0) > 0,
    region,
  );
});

/** What scripts leave on a page: the theme that was chosen, the offer of the boot script, the client. */
const tracesOfScripts = (): string[] => {
  const { theme, hasHydrated } = document.documentElement.dataset;
  const traces = { theme: theme !== undefined, client: hasHydrated !== 'false' };
  const scripts = [...document.querySelectorAll('script[data-scripts]')];
  if (scripts.length === 0) return ['no boot script to look at'];
  return Object.entries({ ...traces, boot: scripts.some((script) => 'offer' in script) })
    .filter(([, isThere]) => isThere)
    .map(([name]) => name);
};

journey('without its scripts a page is read, and links lead on', async ({ reader, host }) => {
  await reader.open(SALE);
  expect(await reader.evaluate(tracesOfScripts)).toEqual(['theme', 'boot']);
  host.forbidScripts();
  await reader.reload();
  await reader.sees('.navbar [data-search] span', 'Buscar en el mapa');
  await reader.press('Tab');
  expect(await reader.evaluate(tracesOfScripts)).toEqual([]);
  await reader.sees('h1', 'Hacer la primera venta');
  await reader.sees('.recorrido .ventana');
  await reader.click('aside .menu__link', 'Iniciar sesión');
  await reader.isAt('/docs/delfin/pasos-iniciales/iniciar-sesion/');
  await reader.open('/aprender');
  await reader.sees('main ol > li > a', 'Hacer la primera venta');
  expect(await reader.evaluate(tracesOfScripts)).toEqual([]);
});

journey('on paper there is the page alone, with the addresses of its links', async ({ reader }) => {
  await reader.open(SALE);
  await reader.finds('the styles for paper', () =>
    [...document.styleSheets].some((sheet) => sheet.href?.includes('/later.')),
  );
  await reader.evaluate(() => {
    // No protocol asks all engines for paper, so the rules for it are put in force.
    const enforce = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (!(rule instanceof CSSMediaRule)) continue;
        if (rule.media.mediaText === 'print') rule.media.mediaText = 'all';
        else if (rule.media.mediaText === 'screen') rule.media.mediaText = 'not all';
        enforce(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) {
      if (sheet.media.mediaText === 'print') sheet.media.mediaText = 'all';
      enforce(sheet.cssRules);
    }
  });
  await reader.doesNotSee('.navbar, aside, .footer, .table-of-contents');
  await reader.sees('h1', 'Hacer la primera venta');
  await reader.sees('.recorrido .ventana');
  const printed = await reader.evaluate(() => {
    const link = document.querySelector('article :is(p, li) > a[href^="/docs/"]:not([class])');
    return link ? getComputedStyle(link, '::after').content : '';
  });
  // Firefox gives the value as it is written.
  expect(printed).toMatch(/\/docs\/|attr\(href\)/);
});
