import { createMemoryHistory } from 'history';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { holdUntilLoaded } from './hold-until-loaded';

const { loads, failures, updates } = vi.hoisted(() => ({
  loads: new Map<string, () => void>(),
  failures: new Map<string, (error: Error) => void>(),
  updates: [] as string[],
}));

vi.mock('@docusaurus/core/lib/client/preload', () => ({
  default: (pathname: string) =>
    new Promise<void>((resolve, reject) => {
      loads.set(pathname, resolve);
      failures.set(pathname, reject);
    }),
}));

vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: (action: string, { location }: { location: { pathname: string } }) => {
    const name = action === 'onRouteUpdate' ? 'begin' : action;
    updates.push(`${name} ${location.pathname}`);
    return () => updates.push(`end ${location.pathname}`);
  },
}));

/** The notice, as far as it is of interest here. */
let retry: (() => void) | undefined;
const reload = vi.fn();

vi.mock('../../src/browser/notice', () => ({
  createNotice: (_text: string, again: () => void) => {
    retry = again;
    return { remove: () => {} };
  },
}));

/** Whether something lies over the page, with an entry of its own. */
let isOver = false;

vi.mock('../../src/browser/close-on-back', () => ({
  takeEntry: () => {
    const was = isOver;
    isOver = false;
    return was;
  },
}));

vi.mock('../../src/browser/reload', () => ({ reloadPage: () => reload() }));

/** A history, and what one of its listeners heard. */
function heldHistory() {
  const history = createMemoryHistory({ initialEntries: ['/a'] });
  holdUntilLoaded(history);
  const heard: string[] = [];
  history.listen(({ pathname, hash }) => {
    heard.push(pathname + hash);
  });
  const go = (pathname: string, hash = '') => history.push(pathname + hash);
  return { history, go, heard };
}

beforeEach(() => {
  loads.clear();
  updates.length = 0;
  retry = undefined;
  isOver = false;
  reload.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('document', { body: { append: () => {} } });
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('has another page wait for its scripts, and its address too', async () => {
  const { history, go, heard } = heldHistory();
  go('/b');
  await Promise.resolve();
  expect(heard).toEqual([]);
  expect(history.location.pathname).toBe('/a');
  expect(updates).toEqual(['begin /b']);
  loads.get('/b')?.();
  await vi.waitFor(() => expect(heard).toEqual(['/b']));
  expect(history.location.pathname).toBe('/b');
  expect(updates).toEqual(['begin /b', 'end /b']);
});

it('tells at once of another place on the page', () => {
  const { go, heard } = heldHistory();
  go('/a', '#caja');
  expect(heard).toEqual(['/a#caja']);
});

it('tells of the last of several pages only', async () => {
  const { go, heard } = heldHistory();
  go('/b');
  go('/c');
  expect(updates).toEqual(['begin /b', 'end /b', 'begin /c']);
  loads.get('/b')?.();
  await Promise.resolve();
  expect(heard).toEqual([]);
  go('/c', '#caja');
  loads.get('/c')?.();
  await vi.waitFor(() => expect(heard).toEqual(['/c#caja']));
});

it('takes a page that is asked for again while it is on its way for one step', async () => {
  const { history, go, heard } = heldHistory();
  go('/b');
  go('/b');
  history.push({ pathname: '/b' });
  loads.get('/b')?.();
  await vi.waitFor(() => expect(heard).toEqual(['/b']));
  expect(history.length).toBe(2);
  go('/b', '#c');
  expect(history.length).toBe(3);
});

it('stays at the page that is shown when neither its scripts nor the server are to be had', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { history, go, heard } = heldHistory();
  go('/b');
  failures.get('/b')?.(new Error('ChunkLoadError'));
  await vi.waitFor(() => expect(retry).toBeDefined());
  expect(history.location.pathname).toBe('/a');
  expect(history.length).toBe(1);
  expect(heard).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
  // What tells of progress ends.
  expect(updates.slice(-2)).toEqual(['end /b', 'onRouteDidUpdate /a']);
  retry?.();
  loads.get('/b')?.();
  await vi.waitFor(() => expect(heard).toEqual(['/b']));
});

it('gives the address back to the page that is shown when the browser went to one that is not to be had', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const history = createMemoryHistory({ initialEntries: ['/b', '/a'], initialIndex: 1 });
  holdUntilLoaded(history);
  history.goBack();
  expect(history.location.pathname).toBe('/b');
  failures.get('/b')?.(new Error('ChunkLoadError'));
  await vi.waitFor(() => expect(retry).toBeDefined());
  expect(history.location.pathname).toBe('/a');
});

it('leaves the page to the server when that answers', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const { history, go } = heldHistory();
  go('/b');
  failures.get('/b')?.(new Error('ChunkLoadError'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(history.location.pathname).toBe('/b');
});

it('gives a page that was chosen in a menu the entry of that menu', async () => {
  const { history, go } = heldHistory();
  history.push('/a#menu');
  isOver = true;
  go('/b');
  loads.get('/b')?.();
  await vi.waitFor(() => expect(history.location.pathname).toBe('/b'));
  expect(history.entries.map(({ pathname, hash }) => pathname + hash)).toEqual(['/a', '/b']);
});

/** A browser history whose entry of the menu has the key of the page below it. */
function menuCloses(history: ReturnType<typeof createMemoryHistory>): void {
  history.entries.push(history.location);
  history.index += 1;
  history.goBack();
}

it('calls off a page that was chosen in a menu when the reader goes back', async () => {
  const { history, go, heard } = heldHistory();
  isOver = true;
  go('/b');
  menuCloses(history);
  expect(updates).toEqual(['begin /b', 'end /b', 'onRouteDidUpdate /a']);
  loads.get('/b')?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual([]);
  expect(history.location.pathname).toBe('/a');
});

it('does not call off a page when a menu closes in which it was not chosen', async () => {
  const { history, go, heard } = heldHistory();
  go('/b');
  menuCloses(history);
  loads.get('/b')?.();
  await vi.waitFor(() => expect(heard).toEqual(['/b']));
});
