import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../tools/site-server/create-site-server';
import { listen } from '../../tools/site-server/listen';

/** A real server of a build, which a test stops, starts again and publishes another build on. */
export interface StoppableHost {
  /** Origin, which stays the same. */
  readonly url: string;
  /** Paths that were asked for, in order; a test empties it. */
  readonly asked: string[];
  stop(): Promise<void>;
  start(): Promise<void>;
  /** From now on the files of another folder are there, and none of the one before. */
  publish(directory: string): Promise<void>;
  /** Answers a path with a script of the test; with nothing, as the folder does. */
  answer(path: string, script: string | undefined): void;
  /** Breaks off every connection after so many more requests. */
  cutAfter(requests: number): void;
}

/** A browser keeps it, as it keeps the files of a build. */
const SCRIPT = { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=3600, immutable' };

/** Serves a build on a port that nobody uses; `stop` ends it. */
export async function stoppableHost(directory: string): Promise<StoppableHost> {
  const asked: string[] = [];
  const scripts = new Map<string, string>();
  let site = await createSiteServer(directory);
  let requestsLeft = Number.POSITIVE_INFINITY;
  let port = 0;
  let server: Server | undefined;

  async function start(): Promise<void> {
    server = createServer((request, response) => {
      const { url = '' } = request;
      requestsLeft -= 1;
      if (requestsLeft < 0) {
        request.socket.destroy();
        return;
      }
      asked.push(url);
      const script = scripts.get(url);
      if (script === undefined) site.emit('request', request, response);
      else response.writeHead(200, SCRIPT).end(script);
    });
    await listen(server, port);
    port = (server.address() as AddressInfo).port;
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    start,
    stop: () =>
      new Promise((resolve) => {
        server?.close(() => resolve());
        server?.closeAllConnections();
      }),
    publish: async (other) => {
      site = await createSiteServer(other);
    },
    answer: (path, script) => {
      if (script === undefined) scripts.delete(path);
      else scripts.set(path, script);
    },
    cutAfter: (requests) => {
      requestsLeft = requests;
    },
  };
}
