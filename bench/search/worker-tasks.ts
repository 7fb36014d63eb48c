/** The part of a trace event that is read here. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time of the thread, in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/** What a trace has to record for `workerTasks`. */
export const TRACED = ['toplevel', '__metadata'];

/** Shorter tasks only pass messages on. */
const SHORTEST = 0.1;

/**
 * Processor time of each task of the page's worker, in milliseconds, in their order. Other programs
 * on the machine do not lengthen it as they lengthen time on the clock.
 */
export function workerTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const workers = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name?.includes('DedicatedWorker'))
      .map(threadOf),
  );
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && workers.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((time) => time >= SHORTEST);
}
