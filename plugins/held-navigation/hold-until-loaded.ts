import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import {
  type Action,
  createLocation,
  createPath,
  type History,
  type Location,
  type LocationDescriptor,
  type LocationListener,
  type UnregisterCallback,
} from 'history';
import { takeEntry } from '../../src/browser/close-on-back';
import { reloadPage } from '../../src/browser/reload';

/** A history whose listeners hear of a page once it can be drawn. */
class HeldHistory {
  private readonly listen: History['listen'];
  private readonly methods: Pick<History, 'push' | 'replace'>;
  private shown: Location;
  /** The page on its way, and what tells that it is that no more. */
  private pending: { location: Location; end: () => void } | undefined;
  /** Whether what listens may hear of the address that the browser has gone to. */
  private popped: Promise<boolean> | undefined;
  private isReturn = false;
  /** Whether the entry of a menu waits for the page that was chosen in it. */
  private isEntryTaken = false;

  constructor(private readonly history: History) {
    const { listen, push, replace, location } = history;
    this.listen = listen;
    this.methods = { push, replace };
    this.shown = location;
    history.push = (to: LocationDescriptor, state?: unknown) => void this.follow(false, to, state);
    history.replace = (to: LocationDescriptor, state?: unknown) =>
      void this.follow(true, to, state);
    listen((next, action) => this.hear(next, action));
    history.listen = (listener) => this.tell(listener);
  }

  private end(): void {
    this.pending?.end();
    this.pending = undefined;
  }

  /** Tells of a page that is asked for, in the place of any other. */
  private begin(location: Location): typeof this.pending {
    this.end();
    const update = { previousLocation: this.shown, location };
    this.pending = { location, end: dispatchLifecycleAction('onRouteUpdate', update) };
    return this.pending;
  }

  /** Whether the scripts of a page are there, and no other was asked for meanwhile. Else it is loaded anew. */
  private async isReady(location: Location, writeAddress?: () => void): Promise<boolean> {
    const own = this.begin(location);
    try {
      await preload(location.pathname);
      if (this.pending !== own) return false;
      this.end();
      return true;
    } catch (error) {
      console.warn(error);
      if (this.pending !== own) return false;
      writeAddress?.();
      reloadPage();
      return false;
    }
  }

  private async follow(isReplacing: boolean, to: LocationDescriptor, state: unknown) {
    const { history, pending, shown } = this;
    const location = createLocation(to, state, undefined, history.location);
    // The menu in which it was chosen closes now, and would go back from its entry: the page takes that.
    if (takeEntry()) this.isEntryTaken = true;
    const takesEntry = this.isEntryTaken || isReplacing;
    if (pending && createPath(location) === createPath(pending.location)) return;
    if (location.pathname === shown.pathname) {
      this.begin(location);
      this.end();
    } else {
      // Past the router, which would draw the page that it has not got.
      const method = takesEntry ? 'replaceState' : 'pushState';
      const address = history.createHref(location);
      if (!(await this.isReady(location, () => window.history[method](null, '', address)))) return;
    }
    this.methods[takesEntry ? 'replace' : 'push'](location);
  }

  /** Hears of an address before all others do. */
  private hear(location: Location, action: Action): void {
    const { shown } = this;
    this.isReturn = location.key === shown.key && createPath(location) === createPath(shown);
    const isAway = this.popped !== undefined || this.isEntryTaken;
    this.popped = undefined;
    this.isEntryTaken = false;
    if (this.isReturn && isAway) {
      this.end();
      dispatchLifecycleAction('onRouteDidUpdate', { previousLocation: shown, location: shown });
    } else if (action === 'POP' && location.pathname !== shown.pathname) {
      this.popped = this.isReady(location).then((isThere) => {
        if (isThere) {
          this.popped = undefined;
          this.shown = location;
        }
        return isThere;
      });
    } else if (!this.isReturn) {
      if (action === 'POP') this.begin(location);
      this.end();
      this.shown = location;
    }
  }

  private tell(listener: LocationListener): UnregisterCallback {
    return this.listen(async (location, action) => {
      if (this.isReturn || (this.popped && !(await this.popped))) return;
      listener(location, action);
    });
  }
}

/**
 * Holds each push to another page until the scripts of that are there: only then its address is written, and
 * whoever listens to the history from now on hears of it, the router before all. Where the browser has gone to
 * an address by itself, what listens waits. Of several pages that were asked for meanwhile it is the last. When
 * its scripts cannot be had, the page is loaded anew at its address.
 */
export function holdUntilLoaded(history: History): void {
  new HeldHistory(history);
}
