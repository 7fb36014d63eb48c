/** The search in a worker, so that typing never waits for it. */
import { messageTaker } from './answer-messages';
import type { ToWorker } from './worker-messages';

const take = messageTaker((message) => self.postMessage(message));
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => take(data));
