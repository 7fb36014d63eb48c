import {
  type Disconnection,
  NOTICE_ID,
  noticeHtml,
  type PageRead,
  type PageReadAnswer,
} from '../copies/notice';
import { baseUrl } from './own-caches';

/** What the tab fetched to show its pages; a file that is only fetched ahead is a link's. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType !== 'link')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}${baseUrl}`))
    .filter((address) => /\/(?:assets|search-)/.test(address));
}

/** Files that the page names for its own scripts and styles, which it has loaded by now. */
function namedByPage(): string[] {
  const { dataset = {} } = document.getElementById('static-first') ?? {};
  const { scripts = '', stylesheet = '', preHydration = '' } = dataset;
  return [...scripts.split(' '), stylesheet, preHydration].filter(Boolean);
}

/** The bar of a page that came from the network. */
let addedNotice: Element | undefined;

/**
 * Shows the bar, with what it says by now, or takes it away: a page has one at most. That of a page which is itself a
 * copy came with it, and stays as long as the copy.
 */
function showNotice(disconnection: Disconnection | undefined): void {
  if (!disconnection) {
    addedNotice?.remove();
    return;
  }
  const shown = document.getElementById(NOTICE_ID);
  const template = document.createElement('template');
  template.innerHTML = noticeHtml(disconnection);
  const [own] = template.content.children;
  if (!own) return;
  if (shown) shown.replaceChildren(...own.childNodes);
  // Outside what React draws. Screen readers speak of what comes into a region that is there.
  else {
    const texts = [...own.childNodes];
    own.replaceChildren();
    document.body.prepend(own);
    addedNotice = own;
    own.append(...texts);
  }
}

/** Tells the worker that the reader is on this page, and the reader when there is no network. */
export async function tellOfPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<PageReadAnswer>) => showNotice(data);
  const message: PageRead = {
    page: location.origin + location.pathname,
    files: [...new Set([...namedByPage(), ...loadedFiles()])],
  };
  active?.postMessage(message, [port2]);
}

/** Registers the worker, and tells it of the pages that the reader opens. */
export async function startReading(): Promise<void> {
  // A newer worker does not know what the one before it was told, and may take over while it is.
  navigator.serviceWorker.addEventListener('controllerchange', () => void tellOfPage());
  await navigator.serviceWorker.register(`${baseUrl}sw.js`);
  await tellOfPage();
  addEventListener('online', () => void tellOfPage());
  addEventListener('offline', () => void tellOfPage());
}
