import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { browserFaults, type Reader } from './support/browser-faults';
import type { Fault } from './support/fault';
import { type Gesture, type GestureName, gestures } from './support/gestures';
import { expectSound, expectWayOut, failureMessage, firstSeen, LIMIT } from './support/survival';

/** What the browser of a reader is without. */
interface Lack {
  lack: string;
  context?: BrowserContextOptions;
  /** Runs in each page before anything of the site does. An arrow function: a browser is given its source. */
  script?: () => void;
  /** Beside the script, what only the test can do. */
  prepare?: (page: Page) => Promise<unknown>;
  gestures: readonly GestureName[];
  fast?: GestureName;
}

function lackFaults({
  lack,
  context,
  script,
  prepare,
  gestures: all,
  fast,
}: Lack): Fault<Reader>[] {
  return all.map((name) => {
    const { does, address, expected, act, context: own }: Gesture = gestures[name];
    return {
      fault: `${lack}; ${does}`,
      expected,
      fast: name === fast,
      async run({ open }) {
        const page = await open({ ...own, ...context });
        if (script) await page.addInitScript(script);
        await prepare?.(page);
        await page.goto(address);
        return act(page);
      },
    };
  });
}

const storage: readonly Lack[] = [
  {
    lack: 'localStorage throws when it is read',
    script: () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    },
    gestures: ['follows', 'changesTheme', 'ticks', 'pressesCtrlK'],
    fast: 'changesTheme',
  },
  {
    lack: 'localStorage is full',
    script: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    gestures: ['changesTheme', 'ticks', 'pressesCtrlK', 'buildsQuery'],
  },
  {
    lack: 'localStorage is null',
    script: () => {
      Object.defineProperty(window, 'localStorage', { value: null });
    },
    gestures: ['changesTheme', 'ticks', 'pressesSlash'],
  },
  {
    lack: 'localStorage holds rubbish under every key of the site',
    script: () => {
      for (const key of [
        ...['theme', 'paginas-leidas', 'busquedas', 'busquedas-recientes'],
        ...[
          'docusaurus.announcement.dismiss',
          'docusaurus.tab.lenguaje',
          'docs-preferred-version-default',
        ],
      ]) {
        localStorage.setItem(key, '{"__proto__":[<img src=x onerror=alert(1)>');
      }
    },
    gestures: ['follows', 'changesTheme', 'ticks', 'clicksSearch'],
  },
  {
    lack: 'sessionStorage throws',
    script: () => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    },
    gestures: ['follows', 'pressesCtrlK', 'opensResults'],
  },
  {
    lack: 'indexedDB and caches are missing',
    script: () => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
      Object.defineProperty(window, 'caches', { value: undefined });
    },
    gestures: ['pressesCtrlK', 'follows'],
  },
];

const parts: readonly Lack[] = [
  {
    lack: 'Worker is missing',
    script: () => {
      Reflect.deleteProperty(window, 'Worker');
    },
    gestures: ['pressesCtrlK', 'opensResults'],
    fast: 'opensResults',
  },
  {
    lack: 'the constructor of Worker throws',
    script: () => {
      window.Worker = class {
        constructor() {
          throw new DOMException('Refused.', 'SecurityError');
        }
      } as unknown as typeof Worker;
    },
    gestures: ['clicksSearch', 'opensResults'],
  },
  {
    lack: 'a Worker starts and never says a word',
    script: () => {
      window.Worker = class extends EventTarget {
        postMessage() {}
        terminate() {}
      } as unknown as typeof Worker;
    },
    gestures: ['pressesSlash', 'opensResults'],
  },
  {
    lack: 'requestIdleCallback is missing, as in Safari',
    script: () => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
    },
    gestures: ['opensDetails', 'opensMenu'],
  },
  {
    lack: 'requestIdleCallback never calls, the processor is that busy',
    script: () => {
      window.requestIdleCallback = () => 0;
    },
    gestures: ['opensMenu', 'pressesCtrlK', 'follows'],
  },
  {
    lack: 'IntersectionObserver is missing',
    script: () => {
      Reflect.deleteProperty(window, 'IntersectionObserver');
    },
    gestures: ['follows', 'opensDetails', 'pressesCtrlK'],
  },
  {
    lack: '<dialog> is missing, as in Safari 14',
    script: () => {
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'show');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
    },
    gestures: ['opensMenu', 'pressesCtrlK', 'clicksSearch'],
    fast: 'opensMenu',
  },
  {
    lack: 'speculation rules and prefetch are missing',
    script: () => {
      HTMLScriptElement.supports = () => false;
      DOMTokenList.prototype.supports = () => false;
    },
    gestures: ['follows', 'opensDetails'],
  },
  {
    lack: 'the browser says nothing of its connection',
    script: () => {
      Object.defineProperty(navigator, 'connection', { value: undefined });
    },
    gestures: ['opensDetails', 'opensMenu'],
  },
  {
    lack: 'the browser has none of the newer parts of JavaScript',
    script: () => {
      for (const [owner, name] of [
        [Array.prototype, 'at'],
        [Array.prototype, 'findLast'],
        [String.prototype, 'at'],
        [Object, 'hasOwn'],
        [Object, 'groupBy'],
        [AbortSignal, 'timeout'],
        [AbortSignal, 'any'],
        [Promise, 'withResolvers'],
        [window, 'structuredClone'],
        [window, 'navigation'],
        [Document.prototype, 'startViewTransition'],
      ] as const) {
        Reflect.deleteProperty(owner, name);
      }
    },
    gestures: ['opensDetails', 'pressesCtrlK', 'buildsQuery', 'opensMenu'],
  },
  {
    lack: 'an extension keeps every fetch from the network',
    script: () => {
      window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    },
    gestures: ['opensDetails', 'pressesCtrlK', 'opensResults'],
  },
  {
    lack: 'pushState throws, as after a hundred calls in Safari',
    script: () => {
      history.pushState = () => {
        throw new DOMException('Too many calls.', 'SecurityError');
      };
    },
    gestures: ['follows', 'opensDetails'],
  },
];

/** The browser believes that it is another day. */
function clock(year: number): Lack {
  return {
    lack: `the clock says ${year}`,
    prepare: (page) => page.clock.setSystemTime(new Date(year, 0, 1)),
    gestures: ['followsFromBlog', 'pressesCtrlK'],
  };
}

function connection(name: string, value: object): Lack {
  return {
    lack: `the connection is ${name}`,
    prepare: (page) =>
      page.addInitScript((reported) => {
        Object.defineProperty(navigator, 'connection', { value: reported });
      }, value),
    gestures: ['opensDetails', 'opensMenu', 'pressesCtrlK'],
  };
}

/** No script of the page runs. */
const noScripts: Lack = {
  lack: 'JavaScript is off',
  context: { javaScriptEnabled: false },
  gestures: ['opensDetails', 'ticks', 'clicksSearch', 'opensResults'],
  fast: 'opensResults',
};

const surroundings: readonly Lack[] = [
  clock(1999),
  clock(2099),
  connection('saving data', { saveData: true, effectiveType: '4g' }),
  connection('2g', { saveData: false, effectiveType: '2g' }),
  noScripts,
  {
    lack: 'motion is not wanted',
    context: { reducedMotion: 'reduce' },
    gestures: ['opensMenu', 'opensDetails'],
  },
  {
    lack: 'colours are forced',
    context: { forcedColors: 'active' },
    gestures: ['opensMenu', 'clicksSearch'],
  },
  {
    lack: 'the window has 320×256 px, as at 400 %',
    context: { viewport: { width: 320, height: 256 }, hasTouch: true },
    gestures: ['follows', 'opensMenu', 'opensDetails'],
  },
  {
    lack: 'the browser translates the page into other elements',
    script: () => {
      const translate = () => {
        const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
        for (const text of texts) {
          if (!text.data.trim() || text.parentElement?.closest('script,style,pre,font')) continue;
          const font = document.createElement('font');
          text.replaceWith(font);
          font.append(text.data);
        }
      };
      addEventListener('load', translate);
      addEventListener('pointerdown', translate);
    },
    gestures: ['follows', 'opensDetails', 'changesTheme'],
  },
  {
    lack: 'an extension puts elements of its own into head and body',
    script: () => {
      addEventListener('DOMContentLoaded', () => {
        document.head.prepend(document.createElement('style'));
        document.body.prepend(document.createElement('grammarly-extension'));
        document.body.append(document.createElement('div'));
        document.body.setAttribute('cz-shortcut-listen', 'true');
      });
    },
    gestures: ['opensDetails', 'pressesCtrlK'],
  },
];

/** The colour of a text of SVG, and that of the page as the system forces it. */
async function coloursOf(page: Page, selector: string): Promise<{ ink: string; paper: string }> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const probe = document.createElement('div');
      probe.style.color = 'Canvas';
      document.body.append(probe);
      const canvas = getComputedStyle(probe).color;
      probe.remove();
      // A picture may stand on a ground of its own, which is not forced.
      const picture = element.closest('figure, .grafico');
      const ground = picture ? getComputedStyle(picture).backgroundColor : '';
      const isClear = ground === '' || /, 0\)$/.test(ground);
      return { ink: getComputedStyle(element).fill, paper: isClear ? canvas : ground };
    });
}

function contrast(ink: string, paper: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(ink), luminance(paper)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The labels of a chart can be read in the colours that the reader's system forces. */
function chartFault(scheme: 'light' | 'dark'): Fault<Reader> {
  return {
    fault: `colours are forced, ${scheme}; the reader reads the labels of a chart`,
    expected: 'the contrast of its labels is 4.5:1 or more',
    fast: scheme === 'dark',
    async run({ open }) {
      const page = await open({ forcedColors: 'active', colorScheme: scheme });
      await page.goto('/docs/delfin/reportes/ventas/por-producto/');
      const { ink, paper } = await coloursOf(page, 'main svg text');
      const found = contrast(ink, paper);
      expect(found, `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
      return `${found.toFixed(1)}:1`;
    },
  };
}

/** The search that was under way answers the longer question, or says that it cannot. */
async function expectAnswer(page: Page): Promise<string> {
  const busy = page.locator('dialog[open] [aria-busy=true]');
  const seen = await firstSeen({
    message: failureMessage(page),
    answer: page.locator('dialog[open]:has([role=option] mark):not(:has([aria-busy=true]))'),
  });
  await expectSound(page);
  if (seen === 'message') return expectWayOut(page);
  await expect(busy).toHaveCount(0);
  return 'results';
}

/** Goes on with a search whose worker had answered, and is dead by then or answers no more. */
async function goOnTyping({ open }: Reader, fate: { isWorkerDead: boolean }): Promise<string> {
  const page = await open();
  await page.addInitScript(({ isWorkerDead }) => {
    const { Worker: Real } = window;
    window.Worker = class extends Real {
      constructor(script: string | URL) {
        super(script);
        addEventListener('workerfails', () => {
          this.postMessage = () => {};
          if (!isWorkerDead) return;
          this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
        });
      }
    };
  }, fate);
  await page.goto(gestures.pressesCtrlK.address);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('factura');
  await expect(page.getByRole('option').first()).toBeVisible({ timeout: LIMIT });
  await page.evaluate(() => dispatchEvent(new Event('workerfails')));
  await page.keyboard.type(' electrónica');
  return expectAnswer(page);
}

const others: readonly Fault<Reader>[] = [
  chartFault('light'),
  chartFault('dark'),
  {
    fault: 'the window has 320×256 px; the reader looks at the results of a search',
    expected: 'three of them can be seen whole at once',
    fast: true,
    async run({ open }) {
      const page = await open({ viewport: { width: 320, height: 256 }, hasTouch: true });
      await page.goto(gestures.pressesCtrlK.address);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('factura');
      const results = page.getByRole('option');
      await expect(results.first()).toBeVisible({ timeout: LIMIT });
      for (const place of [0, 1, 2]) {
        await expect(results.nth(place)).toBeInViewport({ ratio: 1 });
      }
      return 'three results, whole';
    },
  },
  {
    fault: 'the page is printed; the reader reads it on paper',
    expected: 'the text is there, bars and buttons are not',
    async run({ open }) {
      const page = await open();
      await page.goto(gestures.follows.address);
      await page.waitForLoadState('networkidle');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('nav.navbar')).toBeHidden();
      await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
      return 'the heading without navbar and sidebar';
    },
  },
  {
    fault: 'JavaScript is off; the page is printed',
    expected: 'the text is there, bars and buttons are not',
    async run({ open }) {
      const page = await open({ javaScriptEnabled: false });
      await page.goto(gestures.follows.address);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('nav.navbar')).toBeHidden();
      return 'the heading without navbar';
    },
  },
  {
    fault: 'the clipboard is missing; the reader copies an example',
    expected: 'the page stays as it is',
    async run({ open }) {
      const page = await open();
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await page.goto('/docs/api/pasos-iniciales/probar/');
      await page.keyboard.press('Shift');
      await page.locator('main button[aria-label*="opiar"]').first().click();
      await expectSound(page);
      return 'nothing was lost';
    },
  },
  {
    fault: 'the worker dies after it was ready; the reader goes on typing',
    expected: 'results, or a message with a way out',
    fast: true,
    run: (reader) => goOnTyping(reader, { isWorkerDead: true }),
  },
  {
    fault: 'the worker stops answering after it was ready; the reader goes on typing',
    expected: 'results, or a message with a way out',
    run: (reader) => goOnTyping(reader, { isWorkerDead: false }),
  },
];

browserFaults('The browser lacks something', [
  ...[...storage, ...parts, ...surroundings].flatMap(lackFaults),
  ...others,
]);
