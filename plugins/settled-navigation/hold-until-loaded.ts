import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import type { History } from 'history';

/** Leaves the page for the server, which has the one that was wanted; what waits for it waits for ever. */
function askServer(error: unknown): Promise<never> {
  console.warn(error);
  window.location.reload();
  return new Promise(() => {});
}

/**
 * Has whoever listens to the history from now on, the router before all, hear of another page only
 * once the scripts of that page are there. Of several that were asked for meanwhile it is the last.
 */
export function holdUntilLoaded(history: History): void {
  const { listen } = history;
  let newest = history.location;
  let loading: Promise<void> | undefined;

  listen((location) => {
    const previousLocation = newest;
    newest = location;
    const endUpdate = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location });
    if (!loading && location.pathname === previousLocation.pathname) {
      endUpdate();
      return;
    }
    const own = preload(location.pathname)
      .catch(askServer)
      .then(() => {
        endUpdate();
        if (loading === own) loading = undefined;
      });
    loading = own;
  });

  history.listen = (listener) =>
    listen((location, action) => {
      if (!loading) {
        listener(location, action);
        return;
      }
      void loading.then(() => {
        if (location === newest) listener(location, action);
      });
    });
}
