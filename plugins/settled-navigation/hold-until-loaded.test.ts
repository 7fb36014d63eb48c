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
  dispatchLifecycleAction: (_action: string, { location }: { location: { pathname: string } }) => {
    updates.push(`begin ${location.pathname}`);
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
  reload.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('document', { body: { append: () => {} } });
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('tells of another page once its scripts are there', async () => {
  const { go, heard } = heldHistory();
  go('/b');
  await Promise.resolve();
  expect(heard).toEqual([]);
  expect(updates).toEqual(['begin /b']);
  loads.get('/b')?.();
  await vi.waitFor(() => expect(heard).toEqual(['/b']));
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
  loads.get('/b')?.();
  await vi.waitFor(() => expect(updates).toContain('end /b'));
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
  expect(history.length).toBe(2);
  loads.get('/b')?.();
  await vi.waitFor(() => expect(heard).toEqual(['/b']));
  go('/b', '#c');
  expect(history.length).toBe(3);
});

it('goes back to the page that is shown when neither its scripts nor the server are to be had', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { history, go, heard } = heldHistory();
  go('/b');
  failures.get('/b')?.(new Error('ChunkLoadError'));
  await vi.waitFor(() => expect(history.location.pathname).toBe('/a'));
  expect(heard).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(retry).toBeDefined());
  retry?.();
  expect(history.location.pathname).toBe('/b');
  loads.get('/b')?.();
  await vi.waitFor(() => expect(heard).toEqual(['/b']));
});

it('leaves the page to the server when that answers', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const { history, go } = heldHistory();
  go('/b');
  failures.get('/b')?.(new Error('ChunkLoadError'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(history.location.pathname).toBe('/b');
});

it('says nothing of coming back to the entry that is shown', async () => {
  const { history, go, heard } = heldHistory();
  go('/b');
  history.goBack();
  loads.get('/b')?.();
  await vi.waitFor(() => expect(updates).toContain('end /b'));
  expect(heard).toEqual([]);
});
