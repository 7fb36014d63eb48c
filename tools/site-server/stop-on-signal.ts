import type { Server } from 'node:http';

/** Milliseconds that open answers have to end. */
const STOP_LIMIT = 10_000;

/**
 * Ends the process with code 0 on SIGTERM or SIGINT, once the answers under way are out: no
 * new connections, those without an answer are closed at once, the rest after `STOP_LIMIT` at the
 * latest. A second signal ends it at once.
 */
export function stopOnSignal(server: Server): void {
  let stopping = false;

  function stop(): void {
    if (stopping) return;
    stopping = true;
    process.off('SIGTERM', stop).off('SIGINT', stop);
    server.close(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), STOP_LIMIT).unref();
  }

  server.on('request', (_request, response) => {
    response.once('close', () => {
      // The connection is idle a moment later only, and would be kept for the next request.
      if (stopping) setImmediate(() => server.closeIdleConnections());
    });
  });
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
