import type { Call, CallEnd, SearchCalls } from './search.worker';

/** The part of a `Worker` that is used. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** What the worker says of its failure; a script that did not arrive, or that ended for want of memory, says nothing. */
export class WorkerError extends Error {}

/** Calls what runs in a worker. */
export class WorkerCalls {
  /** Rejects when the worker dies. */
  readonly death: Promise<never>;
  private count = 0;
  private readonly waiting = new Map<number, (end: CallEnd) => void>();

  constructor(private readonly worker: SearchWorker) {
    this.death = new Promise((_, reject) => {
      worker.addEventListener('error', ({ message }) => reject(new WorkerError(message)));
    });
    worker.addEventListener('message', ({ data }) => this.waiting.get(data.id)?.(data));
  }

  /**
   * Calls a function of the worker.
   *
   * @param patience how long, in milliseconds, it may take: a worker may die without a word
   */
  call<Name extends keyof SearchCalls>(
    name: Name,
    given: Parameters<SearchCalls[Name]>,
    patience: number,
  ): Promise<ReturnType<SearchCalls[Name]>> {
    this.count += 1;
    const id = this.count;
    const end = new Promise<ReturnType<SearchCalls[Name]>>((resolve, reject) => {
      const silence = new WorkerError(`The worker was silent for ${patience} ms.`);
      const timer = setTimeout(reject, patience, silence);
      this.waiting.set(id, ({ value, reason }) => {
        clearTimeout(timer);
        this.waiting.delete(id);
        if (reason === undefined) resolve(value as ReturnType<SearchCalls[Name]>);
        else reject(new WorkerError(reason));
      });
    });
    const files = given.filter((one) => one instanceof ArrayBuffer);
    this.worker.postMessage({ id, name, given } satisfies Call, files);
    return Promise.race([end, this.death]);
  }

  end(): void {
    this.worker.terminate();
  }
}
