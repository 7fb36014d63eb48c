import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import {
  type Action,
  createLocation,
  createPath,
  type History,
  type Location,
  type LocationDescriptor,
} from 'history';
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
 * Has whoever listens to the history from now on, the router before all, hear of another page only
 * once the scripts of that page are there. Of several that were asked for meanwhile it is the last.
 * When they cannot be had, the server is asked for the page; when it does not answer, the address goes
 * back to the page that is shown. Coming back to that entry is nothing to hear of, and asking again for
 * a page that is on its way is no further step in the history.
 */
export function holdUntilLoaded(history: History): void {
  const { listen, push } = history;
  let shown = history.location;
  let newest = shown;
  let loading: Promise<boolean> | undefined;
  let isReturning = false;
  let isQuiet = false;
  let notice: HTMLElement | undefined;

  function returnToShown(action: Action): void {
    if (action === 'PUSH') {
      history.goBack();
      return;
    }
    isReturning = true;
    history.replace(shown);
    isReturning = false;
  }

  async function askServer(location: Location, action: Action): Promise<void> {
    const isThere = await isReachable(history.createHref(location));
    if (location !== newest) return;
    if (isThere) {
      reloadPage();
      return;
    }
    loading = undefined;
    returnToShown(action);
    notice = createNotice('La página no se pudo abrir. Revise la conexión a internet.', () =>
      history.push(location),
    );
    document.body.append(notice);
  }

  listen((location, action) => {
    const previousLocation = newest;
    newest = location;
    isQuiet = isReturning || isSameEntry(location, shown);
    if (isQuiet) {
      shown = location;
      loading = undefined;
      return;
    }
    notice?.remove();
    const endUpdate = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location });
    if (!loading && location.pathname === previousLocation.pathname) {
      shown = location;
      endUpdate();
      return;
    }
    const own = isLoaded(location).then((isThere) => {
      endUpdate();
      if (loading !== own) return isThere;
      if (isThere) {
        loading = undefined;
        shown = location;
      } else void askServer(location, action);
      return isThere;
    });
    loading = own;
  });

  history.push = (to: LocationDescriptor, state?: unknown) => {
    const isOnItsWay = createPath(createLocation(to, null, '', shown)) === createPath(newest);
    if (loading && isOnItsWay) return;
    if (typeof to === 'string') push(to, state);
    else push(to);
  };

  history.listen = (listener) =>
    listen((location, action) => {
      if (isQuiet) return;
      if (!loading) {
        listener(location, action);
        return;
      }
      void loading.then((isThere) => {
        if (isThere && location === newest) listener(location, action);
      });
    });
}
