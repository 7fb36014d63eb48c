import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import {
  createLocation,
  createPath,
  type History,
  type Location,
  type LocationDescriptor,
} from 'history';
import { takeEntry } from '../../src/browser/close-on-back';
import { reloadPage } from '../../src/browser/reload';

/**
 * Holds each push to another page until the scripts of that are there: only then its address is written, and
 * whoever listens to the history from now on hears of it, the router before all. Where the browser has gone to
 * an address by itself, what listens waits. Of several pages that were asked for meanwhile it is the last. When
 * its scripts cannot be had, the page is loaded anew at its address.
 */
export function holdUntilLoaded(history: History): void {
  const { listen, push, replace } = history;
  let shown = history.location;
  /** The page on its way, and what tells that it is that no more. */
  let pending: { location: Location; end: () => void } | undefined;
  /** Whether what listens may hear of the address that the browser has gone to. */
  let popped: Promise<boolean> | undefined;
  let isReturn = false;
  /** Whether the entry of a menu waits for the page that was chosen in it. */
  let isEntryTaken = false;

  function end(): void {
    pending?.end();
    pending = undefined;
  }

  /** Tells of a page that is asked for, in the place of any other. */
  function begin(location: Location): typeof pending {
    end();
    const update = { previousLocation: shown, location };
    pending = { location, end: dispatchLifecycleAction('onRouteUpdate', update) };
    return pending;
  }

  /** Whether the scripts of a page are there, and no other was asked for meanwhile. Else it is loaded anew. */
  async function isReady(location: Location, writeAddress?: () => void): Promise<boolean> {
    const own = begin(location);
    try {
      await preload(location.pathname);
      if (pending !== own) return false;
      end();
      return true;
    } catch (error) {
      console.warn(error);
      if (pending !== own) return false;
      writeAddress?.();
      reloadPage();
      return false;
    }
  }

  async function follow(isReplacing: boolean, to: LocationDescriptor, state: unknown) {
    const location = createLocation(to, state, undefined, history.location);
    // The menu in which it was chosen closes now, and would go back from its entry: the page takes that.
    if (takeEntry()) isEntryTaken = true;
    const takesEntry = isEntryTaken || isReplacing;
    if (pending && createPath(location) === createPath(pending.location)) return;
    if (location.pathname === shown.pathname) {
      begin(location);
      end();
    } else {
      // Past the router, which would draw the page that it has not got.
      const method = takesEntry ? 'replaceState' : 'pushState';
      const address = history.createHref(location);
      if (!(await isReady(location, () => window.history[method](null, '', address)))) return;
    }
    (takesEntry ? replace : push)(location);
  }

  history.push = (to: LocationDescriptor, state?: unknown) => void follow(false, to, state);
  history.replace = (to: LocationDescriptor, state?: unknown) => void follow(true, to, state);

  listen((location, action) => {
    isReturn = location.key === shown.key && createPath(location) === createPath(shown);
    const isAway = popped !== undefined || isEntryTaken;
    popped = undefined;
    isEntryTaken = false;
    if (isReturn && isAway) {
      end();
      dispatchLifecycleAction('onRouteDidUpdate', { previousLocation: shown, location: shown });
    } else if (action === 'POP' && location.pathname !== shown.pathname) {
      popped = isReady(location).then((isThere) => {
        if (isThere) {
          popped = undefined;
          shown = location;
        }
        return isThere;
      });
    } else if (!isReturn) {
      if (action === 'POP') begin(location);
      end();
      shown = location;
    }
  });

  history.listen = (listener) =>
    listen(async (location, action) => {
      if (isReturn || (popped && !(await popped))) return;
      listener(location, action);
    });
}
