import type { SearchWorker } from './search-service';
import type { FromWorker, ToWorker } from './worker-messages';

/**
 * The search on the page's own thread, for browsers and policies without workers: it answers alike,
 * and typing waits for it.
 */
export function createPagesideWorker(): SearchWorker {
  const target = new EventTarget();
  let isTerminated = false;
  const send = (data: FromWorker) => target.dispatchEvent(new MessageEvent('message', { data }));
  const taker = import('./answer-messages').then(({ messageTaker }) => messageTaker(send));

  async function post(message: ToWorker): Promise<void> {
    try {
      const take = await taker;
      if (!isTerminated) take(message);
    } catch (error) {
      target.dispatchEvent(new ErrorEvent('error', { message: String(error) }));
    }
  }

  return {
    postMessage: (message: ToWorker) => void post(message),
    addEventListener: target.addEventListener.bind(target),
    terminate: () => {
      isTerminated = true;
    },
  };
}
