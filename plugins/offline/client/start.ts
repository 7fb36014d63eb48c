import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { savesData } from '../../../src/browser/connection';
import { whenHydrated } from '../../../src/browser/hydration';
import { whenIdle } from '../../../src/browser/when-idle';
import './notice.css';

/** What the reader does to a page; pointing at it or scrolling is not it yet. */
const GESTURES = ['pointerdown', 'keydown'] as const;

type PageReading = typeof import('./page-reading');

let reading: Promise<PageReading> | undefined;

/** Calls back once the reader has done something, at once where the browser knows of it. */
function afterFirstGesture(act: () => void): void {
  if (navigator.userActivation?.hasBeenActive) {
    act();
    return;
  }
  function onGesture(): void {
    for (const type of GESTURES) removeEventListener(type, onGesture, true);
    act();
  }
  for (const type of GESTURES) addEventListener(type, onGesture, true);
}

function start(): void {
  // Behind what the gesture asked for.
  whenIdle(() => {
    reading = import('./page-reading');
    // Reading goes on without it; the next page tries again.
    reading.then(({ startReading }) => startReading()).catch(() => {});
  });
}

if (ExecutionEnvironment.canUseDOM && navigator.serviceWorker && !savesData()) {
  whenHydrated(() => afterFirstGesture(start));
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    reading?.then(({ tellOfPage }) => tellOfPage()).catch(() => {});
  },
};

export const { onRouteDidUpdate } = clientModule;
