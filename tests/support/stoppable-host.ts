import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '../../tools/bootstrap/port.mjs';
import { createSiteServer } from '../../tools/site-server/create-site-server';

type Reply = (response: ServerResponse) => void;

/** A browser keeps it, as it keeps the files of a build. */
const SCRIPT = { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=3600, immutable' };

function scriptReply(script: string): Reply {
  return (response) => {
    response.writeHead(200, SCRIPT).end(script);
  };
}

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
  /**
   * Answers what matches with a script, or as a function does that may never answer; with nothing, as the
   * folder does.
   */
  answer(address: RegExp, reply?: string | Reply): void;
}

/** Serves a build on a port that nobody uses; `stop` ends it. */
export async function stoppableHost(directory: string): Promise<StoppableHost> {
  const asked: string[] = [];
  const replies = new Map<string, { address: RegExp; reply: Reply }>();
  let site = await createSiteServer(directory);
  let port = 0;
  let server: Server | undefined;

  async function start(): Promise<void> {
    server = createServer((request, response) => {
      const { url = '' } = request;
      asked.push(url);
      const found = [...replies.values()].find(({ address }) => address.test(url));
      if (found) found.reply(response);
      else site.emit('request', request, response);
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
    answer: (address, reply) => {
      if (reply === undefined) replies.delete(String(address));
      else
        replies.set(String(address), {
          address,
          reply: typeof reply === 'string' ? scriptReply(reply) : reply,
        });
    },
  };
}
