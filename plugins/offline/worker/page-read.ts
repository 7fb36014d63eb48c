import type { PageRead, PageReadAnswer } from '../copies/messages';
import { buildOf, dropUnneeded, keepFiles, keepOfflinePage } from './kept-pages';
import { DISCONNECTION_HEADER, pages } from './pages';
import { names, offlinePage } from './scope';

/** Whether the page for readers without a network is of another build than a page that was read. */
async function isOfflinePageOld(read: Response): Promise<boolean> {
  const cache = await caches.open(names.read);
  return (await buildOf(read)) !== (await buildOf(await cache.match(offlinePage)));
}

/** Stores the page that a hydrated tab shows and what it loaded, and says where it came from. */
export async function onPageRead(event: ExtendableMessageEvent): Promise<void> {
  const [port] = event.ports;
  const { page, files } = event.data as PageRead;
  // Under the keys of this site no other is stored.
  if (new URL(page).origin !== location.origin) return;
  const request = new Request(page);
  const [answered, stored] = pages.handleAll({ request, event });
  const answer = (disconnection: PageReadAnswer) => port?.postMessage(disconnection);
  const response = await answered.catch(() => undefined);
  // An answer that leads elsewhere is the one for pages that are not there.
  if (!response || response.status === 302) return answer({});
  const header = response.headers.get(DISCONNECTION_HEADER);
  const disconnection: PageReadAnswer = header ? JSON.parse(header) : undefined;
  // The reader of a slow network has the page itself; only storing it waits.
  answer(disconnection?.isSlow ? undefined : disconnection);
  if (disconnection) return;
  await stored;
  await keepFiles(files);
  if (!(await isOfflinePageOld(response))) return;
  await keepOfflinePage();
  await dropUnneeded();
}
