import { createMemoryHistory } from 'history';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { holdUntilLoaded } from './hold-until-loaded';

const { loads, updates } = vi.hoisted(() => ({
  loads: new Map<string, () => void>(),
  updates: [] as string[],
}));

vi.mock('@docusaurus/core/lib/client/preload', () => ({
  default: (pathname: string) =>
    new Promise<void>((resolve) => {
      loads.set(pathname, resolve);
    }),
}));

vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: (action: string, { location }: { location: { pathname: string } }) => {
    updates.push(`${action === 'onRouteUpdate' ? 'begin' : 'stay'} ${location.pathname}`);
    return () => updates.push(`end ${location.pathname}`);
  },
}));

/** The browser's own history; its state tells whether a menu lies over the page, with an entry of its own. */
const ofBrowser = { state: {}, pushState: vi.fn(), replaceState: vi.fn() };

/** A history, and what one of its listeners heard. */
function heldHistory(initialEntries = ['/a'], initialIndex = 0) {
  const history = createMemoryHistory({ initialEntries, initialIndex });
  holdUntilLoaded(history);
  const heard: string[] = [];
  history.listen(({ pathname, hash }) => {
    heard.push(pathname + hash);
  });
  return { history, heard };
}

beforeEach(() => {
  updates.length = 0;
  ofBrowser.state = {};
  vi.stubGlobal('history', ofBrowser);
  vi.stubGlobal('window', globalThis);
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('holds another page until its scripts are there, and its address too', async () => {
  const { history, heard } = heldHistory();
  history.push('/b');
  await Promise.resolve();
  expect([history.location.pathname, heard, updates]).toEqual(['/a', [], ['begin /b']]);
  loads.get('/b')?.();
  await vi.waitFor(() => expect(heard).toEqual(['/b']));
  expect(history.location.pathname).toBe('/b');
  expect(updates).toEqual(['begin /b', 'end /b']);
});

it('tells of the last of several pages only, and of one that is asked for twice once', async () => {
  const { history, heard } = heldHistory();
  for (const address of ['/b', '/c', '/c']) history.push(address);
  loads.get('/b')?.();
  loads.get('/c')?.();
  await vi.waitFor(() => expect(heard).toEqual(['/c']));
  expect(history.length).toBe(2);
});

it('has what listens wait where the browser went by itself, and not when it comes back at once', async () => {
  const { history, heard } = heldHistory(['/b', '/a'], 1);
  history.goBack();
  expect(heard).toEqual([]);
  history.goForward();
  loads.get('/b')?.();
  expect(updates).toEqual(['begin /b', 'end /b', 'stay /a']);
  history.goBack();
  loads.get('/b')?.();
  await vi.waitFor(() => expect(heard).toEqual(['/b']));
});

it('gives a page that was chosen in a menu the entry of that menu', async () => {
  const { history } = heldHistory();
  history.push('/a#menu');
  ofBrowser.state = { liesOver: true };
  history.push('/b');
  loads.get('/b')?.();
  await vi.waitFor(() => expect(history.location.pathname).toBe('/b'));
  expect(history.entries.map(({ pathname, hash }) => pathname + hash)).toEqual(['/a', '/b']);
});
