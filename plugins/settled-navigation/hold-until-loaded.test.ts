import type { Action, History, Location, LocationListener } from 'history';
import { beforeEach, expect, it, vi } from 'vitest';
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
  dispatchLifecycleAction: (_action: string, { location }: { location: Location }) => {
    updates.push(`begin ${location.pathname}`);
    return () => updates.push(`end ${location.pathname}`);
  },
}));

/** A history that tells its listeners of an address, and what one of them heard. */
function heldHistory() {
  const listeners: LocationListener[] = [];
  const at = (pathname: string, hash = '') => ({ pathname, hash }) as Location;
  const history = {
    location: at('/a'),
    listen: (listener: LocationListener) => listeners.push(listener),
  } as unknown as History;
  holdUntilLoaded(history);
  const heard: string[] = [];
  history.listen(({ pathname, hash }) => {
    heard.push(pathname + hash);
  });
  const go = (pathname: string, hash?: string) => {
    const location = at(pathname, hash);
    for (const listener of listeners) listener(location, 'PUSH' as Action);
  };
  return { go, heard };
}

beforeEach(() => {
  loads.clear();
  updates.length = 0;
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
