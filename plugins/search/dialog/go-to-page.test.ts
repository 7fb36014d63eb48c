import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLIENT_FAILURE, OPEN_DIALOG, SEARCH_LEADS } from '../../../src/browser/search-contract';
import { goToPage } from './go-to-page';

const assign = vi.fn();
let hydrated: () => void;
const seen = new Set<string>();
let routed: unknown[];
let page: EventTarget;

/** The client's router, there from now on. */
function startRouter(): void {
  page.addEventListener(SEARCH_LEADS, (event) => {
    event.preventDefault();
    routed.push((event as CustomEvent).detail);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  assign.mockClear();
  page = new EventTarget();
  routed = [];
  seen.clear();
  const dataset = { hasHydrated: 'false' };
  vi.stubGlobal('dispatchEvent', (event: Event) => page.dispatchEvent(event));
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelector: (selector: string) => (seen.has(selector) ? {} : null),
    getElementById: (id: string) => (seen.has(id) ? {} : null),
  });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(tell: (records: unknown, observer: unknown) => void) {
        hydrated = () => {
          dataset.hasHydrated = 'true';
          tell([], this);
        };
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const there = { address: '/docs/delfin/', state: { searchTerms: ['caja'] } };

it('goes by the router of a client that lives', () => {
  startRouter();
  goToPage(there.address, there.state);
  vi.runAllTimers();
  expect([routed, assign.mock.calls]).toEqual([[there], []]);
});

it('waits a little for a client that is on its way', () => {
  goToPage(there.address, there.state);
  vi.advanceTimersByTime(1_900);
  startRouter();
  hydrated();
  vi.runAllTimers();
  expect([routed, assign.mock.calls]).toEqual([[there], []]);
});

it('goes like a link where no client comes, and to the last of two choices only', () => {
  goToPage('/docs/sinco/');
  goToPage(there.address);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(assign.mock.calls).toEqual([[there.address]]);
});

it('goes like a link, at once, where the client was given up', () => {
  seen.add(CLIENT_FAILURE);
  goToPage(there.address);
  expect(assign.mock.calls).toEqual([[there.address]]);
});

it('leaves whoever searches again by then in that search', () => {
  goToPage(there.address);
  seen.add(OPEN_DIALOG);
  vi.runAllTimers();
  expect(assign).not.toHaveBeenCalled();
});
