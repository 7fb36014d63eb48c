import { whenIdle } from '../../../src/browser/when-idle';
import { controlOf, isLink } from './controls';

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'click', 'keydown', 'scroll'];

/**
 * Calls back on the first sign that the reader is going to use what only the client can answer.
 * Hovering or pressing a link is none: the browser follows it alone, and a client starting up just
 * then would only be in its way. A finger on a control is none before it is a tap, and the frame
 * that answers a gesture comes first, because the client keeps the page busy while it starts.
 * It goes on listening: what is called must cost nothing once it has nothing left to do.
 */
export function onIntent(act: () => void): void {
  function onSign({ type, target, pointerType }: Event & { pointerType?: string }): void {
    if (type === 'keydown' || controlOf(target)) {
      if (pointerType !== 'touch' || type === 'click') requestAnimationFrame(() => setTimeout(act));
    } else if (type === 'pointerdown' ? !isLink(target) : scrollY > innerHeight) whenIdle(act);
  }

  for (const sign of SIGNS) addEventListener(sign, onSign, true);
}
