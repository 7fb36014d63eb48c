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
import { createNotice } from '../../src/browser/notice';
import { reloadPage } from '../../src/browser/reload';
import { isReachable } from './is-reachable';

/** Whether the scripts of a page are there. */
async function isLoaded({ pathname }: Location): Promise<boolean> {
  try {
    await preload(pathname);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** Whether this is the same entry of the history, and nothing else stands there. */
function isSameEntry(one: Location, other: Location): boolean {
  return one.key === other.key && createPath(one) === createPath(other);
}

/**
 * Has another page wait for its scripts: its address is written, and whoever listens to the history from
 * now on hears of it, the router before all, once they are there. Where the browser has gone to an address
 * by itself, what listens waits. Of several pages that were asked for meanwhile it is the last. When the
 * scripts cannot be had, the server is asked for the page; when it does not answer, a notice says so on the
 * page that is shown, at its own address. Coming back to the entry that is shown is nothing to hear of.
 */
export function holdUntilLoaded(history: History): void {
  const { listen, push, replace } = history;
  let shown = history.location;
  /** The page on its way, and what tells that it is that no more. */
  let pending: { location: Location; end: () => void } | undefined;
  /** Whether what listens is to hear of the address that the browser has gone to. */
  let loading: Promise<boolean> | undefined;
  /** How the address is changed here: for all to hear, or for nobody. */
  let writing: 'aloud' | 'quietly' | undefined;
  let isQuiet = false;
  /** Whether the entry of the browser stood for something over the page, and waits for a page to take it. */
  let isSpare = false;
  let notice: HTMLElement | undefined;

  function write(how: 'aloud' | 'quietly', change: () => void): void {
    writing = how;
    change();
    writing = undefined;
  }

  /** Tells of a page that is asked for, in the place of any other. */
  function begin(location: Location): { location: Location; end: () => void } {
    pending?.end();
    notice?.remove();
    const end = dispatchLifecycleAction('onRouteUpdate', { previousLocation: shown, location });
    pending = { location, end };
    return pending;
  }

  function end(): void {
    pending?.end();
    pending = undefined;
  }

  /** Stays at the page that is shown, and has the bar that tells of progress end. */
  function stay(): void {
    if (!pending) return;
    end();
    dispatchLifecycleAction('onRouteDidUpdate', { previousLocation: shown, location: shown });
  }

  async function askServer(location: Location, enter: () => void): Promise<void> {
    const isThere = await isReachable(history.createHref(location));
    if (location !== pending?.location) return;
    if (isThere) {
      write('quietly', enter);
      reloadPage();
      return;
    }
    stay();
    if (history.location !== shown) write('quietly', () => replace(shown));
    if (isSpare) history.goBack();
    notice = createNotice('La página no se pudo abrir. Revise la conexión a internet.', () =>
      history.push(location),
    );
    document.body.append(notice);
  }

  /**
   * @param enter writes the address of the page; there is nothing to write where the browser has gone there
   * @returns whether its scripts are there, and no other page was asked for meanwhile
   */
  async function isReady(location: Location, enter: () => void): Promise<boolean> {
    const own = begin(location);
    const isThere = await isLoaded(location);
    if (pending !== own) return false;
    if (isThere) end();
    else void askServer(location, enter);
    return isThere;
  }

  function follow(method: typeof push, to: LocationDescriptor, state: unknown): void {
    const location = createLocation(to, state, undefined, history.location);
    // The menu in which it was chosen closes now, and would go back from its entry.
    if (takeEntry()) isSpare = true;
    if (pending && createPath(location) === createPath(pending.location)) return;

    function enter(): void {
      const change = takeEntry() || isSpare ? replace : method;
      if (typeof to === 'string') change(to, state);
      else change(to);
    }

    if (location.pathname === shown.pathname) {
      begin(location);
      end();
      write('aloud', enter);
      return;
    }
    void isReady(location, enter).then((isThere) => {
      if (isThere) write('aloud', enter);
    });
  }

  history.push = (to: LocationDescriptor, state?: unknown) => follow(push, to, state);
  history.replace = (to: LocationDescriptor, state?: unknown) => follow(replace, to, state);

  listen((location) => {
    isQuiet = writing === 'quietly' || isSameEntry(location, shown);
    loading = undefined;
    // Going back calls off the page that was chosen in a menu; a menu that closes, no page.
    if (isQuiet && !writing && isSpare) stay();
    isSpare = false;
    if (isQuiet || writing) {
      shown = location;
      return;
    }
    if (location.pathname === shown.pathname) {
      begin(location);
      end();
      shown = location;
      return;
    }
    loading = isReady(location, () => {}).then((isThere) => {
      if (isThere) {
        loading = undefined;
        shown = location;
      }
      return isThere;
    });
  });

  history.listen = (listener) =>
    listen((location, action) => {
      if (isQuiet) return;
      if (!loading) {
        listener(location, action);
        return;
      }
      void loading.then((isThere) => {
        if (isThere) listener(location, action);
      });
    });
}
