import { compileFunction } from 'node:vm';

/** What the framework's client puts on its window. */
interface Client {
  prefetch(path: string): unknown;
  preload(path: string): unknown;
}

/** An entry script of the client. */
export interface EntryScript {
  name: string;
  code: string;
}

/** What the client is asked about: plain data, which can be given to a thread. */
export interface ClientWork {
  entries: readonly EntryScript[];
  paths: readonly string[];
}

/** Stands for whatever a script may read, call or construct in a browser; does nothing. */
const ANYTHING: unknown = new Proxy(() => {}, {
  // Not a promise, not a list, and as a text or a number nothing.
  get: (_, key) => {
    if (key === 'then') return undefined;
    return key === Symbol.toPrimitive ? () => '' : ANYTHING;
  },
  apply: () => ANYTHING,
  construct: () => ANYTHING as object,
  set: () => true,
});

/** Where the stand-in is: an address that no page has, so that the client waits for the page of none. */
const STAND_IN = new URL('https://stand-in.invalid/no-such-page');

/** Elements whose address is fetched. */
const FETCHING = new Set(['script', 'link']);

/** Names that a browser would have and this process lacks, or must not lend: its timers would run. */
const NAMES = `
  addEventListener cancelAnimationFrame clearInterval clearTimeout CSS Element fetch
  getComputedStyle HTMLElement IntersectionObserver localStorage matchMedia MessageChannel
  MutationObserver queueMicrotask removeEventListener reportError requestAnimationFrame
  requestIdleCallback ResizeObserver scrollTo sessionStorage setImmediate setInterval
  setTimeout Worker XMLHttpRequest
`
  .trim()
  .split(/\s+/);

/** An element whose address is asked for as soon as it has one. */
function elementAsking(ask: (address: string) => void): unknown {
  const isAddress = (name: unknown) => name === 'src' || name === 'href';
  return new Proxy(() => {}, {
    get: (_, key) => {
      if (key !== 'setAttribute') return ANYTHING;
      return (name: string, value: unknown) => isAddress(name) && ask(String(value));
    },
    set: (_, key, value) => {
      if (isAddress(key)) ask(String(value));
      return true;
    },
  });
}

/** A window just good enough for the client to load in. */
function standInWindow(ask: (address: string) => void): Record<string, unknown> {
  const own: Record<string, unknown> = {
    createElement: (tag: string) => (FETCHING.has(tag) ? elementAsking(ask) : ANYTHING),
    getElementById: () => null,
    querySelector: () => null,
    readyState: 'loading',
  };
  const document = new Proxy(own, {
    get: (target, key) => (key in target ? Reflect.get(target, key) : ANYTHING),
    set: () => true,
  });
  const window: Record<string, unknown> = {
    ...Object.fromEntries(NAMES.map((name) => [name, ANYTHING])),
    document,
    history: { state: null, pushState: () => {}, replaceState: () => {} },
    location: STAND_IN,
    // React reports to it what a window lacks.
    process: undefined,
    navigator: { userAgent: '', platform: '' },
  };
  return Object.assign(window, { window, self: window, globalThis: window });
}

function startClient(entries: readonly EntryScript[], window: Record<string, unknown>): Client {
  const names = Object.keys(window);
  for (const { name, code } of entries) {
    try {
      compileFunction(code, names, { filename: name })(...names.map((key) => window[key]));
    } catch (error) {
      throw new Error(
        `The client cannot start: ${name} fails while it loads (${error}). Expected it to load in a browser ` +
          'before the page is there. If it reads what only a browser has, put that into ' +
          'plugins/static-first/complete/client-requests.ts.',
        { cause: error },
      );
    }
  }
  const { docusaurus } = window as { docusaurus?: Client };
  if (docusaurus) return docusaurus;
  throw new Error(
    `The client cannot start: ${entries.map(({ name }) => name).join(', ')} ran and left no «window.docusaurus». ` +
      'Either a chunk that the entry waits for is not among them, or the framework no longer puts it there: see ' +
      '@docusaurus/core/lib/client/clientEntry.js and plugins/static-first/complete/client-requests.ts.',
  );
}

/**
 * What the client asks the server for when each page is fetched ahead or opened. Its own scripts
 * tell, since they are run: however chunks are named, the table of pages, the registry and the
 * runtime's table of chunks are those of the browser.
 *
 * @param entries the scripts that every page runs, the runtime first
 * @param paths of all pages
 * @returns addresses within the host of scripts and styles, each with the path of the page that first asked for it
 * @throws Error when the entry scripts do not load
 */
export function clientRequests(
  entries: readonly EntryScript[],
  paths: readonly string[],
): Map<string, string> {
  const requests = new Map<string, string>();
  let page = '*';
  const window = standInWindow((address) => {
    const { origin, pathname } = new URL(address, STAND_IN);
    if (origin === STAND_IN.origin && !requests.has(pathname)) requests.set(pathname, page);
  });
  const client = startClient(entries, window);
  for (const path of paths) {
    page = path;
    client.prefetch(path);
    client.preload(path);
  }
  return requests;
}
