import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadStart } from './in-thread';

/**
 * What the file of a thread calls: does its work once and sends the answer to whoever began it.
 *
 * @throws Error outside of a thread
 */
export function answerInThread<Data, Result>(work: (start: ThreadStart<Data>) => Result): void {
  if (!parentPort) throw new Error('This file is the work of a thread: begin it with inThread().');
  parentPort.postMessage(work(workerData));
}
