import { createServer, type Server, type ServerResponse } from 'node:http';
import { serveOnFreePort } from '../../tools/site-server/on-free-port';

/** The real server of the real build, and what can befall it while somebody reads. */
export interface Host {
  readonly url: string;
  /** Publishes another edition; from then on nothing of the first is there. */
  deploy(edition: Server): void;
  /** Has the browser run no script of the site, as behind a proxy that forbids them. */
  forbidScripts(): void;
  /** Breaks off every connection from now on, as when the line is down. */
  vanish(): void;
  /** Holds back what matches until the function that it returns is called. */
  hold(path: RegExp): () => void;
  close(): Promise<void>;
}

const POLICY = 'Content-Security-Policy';

/** Answers with another policy than the site's own, which the server sets as it sets any header. */
function replacePolicy(response: ServerResponse, policy: string): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => setHeader(name, name === POLICY ? policy : value);
}

/** @param edition server of a build that is not listening */
export async function startHost(edition: Server): Promise<Host> {
  let current = edition;
  let policy: string | undefined;
  let isGone = false;
  let held: { path: RegExp; released: Promise<void> } | undefined;
  const site = await serveOnFreePort(
    createServer(async (request, response) => {
      if (isGone) {
        request.socket.destroy();
        return;
      }
      if (held?.path.test(request.url ?? '')) await held.released;
      if (policy) replacePolicy(response, policy);
      current.emit('request', request, response);
    }),
  );
  return {
    url: site.url,
    close: site.close,
    deploy: (next) => {
      current = next;
    },
    forbidScripts: () => {
      policy = "script-src 'none'";
    },
    vanish: () => {
      isGone = true;
    },
    hold: (path) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { path, released };
      return release;
    },
  };
}
