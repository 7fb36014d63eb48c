import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '../../../tools/bootstrap/port.mjs';
import { createSiteServer } from '../../../tools/site-server/create-site-server';

import { serveOnFreePort } from '../../../tools/site-server/on-free-port';
import { readWhole } from './read-whole';

/** A request that is to fail, and the way to what the site would have answered. */
export interface FailingRequest {
  readonly response: ServerResponse;
  /** How often this address was asked for before. */
  readonly before: number;
  /** The browser asks ahead of a click. */
  readonly isAhead: boolean;
  /** The site's own answer. */
  readonly whole: () => Promise<{ body: Buffer; type: string }>;
  /** Answers as if nothing was wrong. */
  readonly pass: () => void;
}

/** One kind of failure of a file. */
export type Failure = (request: FailingRequest) => void | Promise<void>;

/** The site on a host whose files fail as they are told. */
export interface FaultyHost {
  readonly url: string;
  /** From now on, requests whose address matches fail so. */
  fail(address: RegExp, failure: Failure): void;
  /** How many requests of such an address came. */
  asked(address: RegExp): number;
  /** Nobody answers any more: every connection ends, and none is taken. */
  stop(): Promise<void>;
  /** The server is there again. */
  start(): Promise<void>;
  /** From now on the files of another folder are there, and none of the one before. */
  publish(directory: string): Promise<void>;
  /** Nothing fails any more, and the server is there with the files that it began with. */
  repair(): Promise<void>;
  close(): Promise<void>;
}

/** Serves a built site with the server of `npm start`, on a free port. */
export async function serveFaulty(directory: string): Promise<FaultyHost> {
  const first = await createSiteServer(directory);
  const whole = await serveOnFreePort(first);
  let site = first;
  let rules: { address: RegExp; failure: Failure }[] = [];
  let asked: string[] = [];

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const address = request.url ?? '/';
    const before = asked.filter((other) => other === address).length;
    asked.push(address);
    const rule = rules.find((other) => other.address.test(address));
    const pass = () => {
      site.emit('request', request, response);
    };
    if (!rule) {
      pass();
      return;
    }
    const { 'sec-purpose': purpose = '' } = request.headers;
    void rule.failure({
      response,
      before,
      isAhead: purpose.includes('prefetch'),
      whole: () => readWhole(whole.url + address),
      pass,
    });
  }

  const server = createServer(answer);
  const served = await serveOnFreePort(server);
  const { port } = server.address() as AddressInfo;

  async function start(): Promise<void> {
    if (!server.listening) await listen(server, port);
  }

  return {
    url: served.url,
    fail(address, failure) {
      rules = [{ address, failure }, ...rules];
    },
    asked: (address) => asked.filter((other) => address.test(other)).length,
    stop: served.close,
    start,
    async publish(other) {
      site = await createSiteServer(other);
    },
    async repair() {
      rules = [];
      asked = [];
      site = first;
      await start();
    },
    async close() {
      await Promise.all([served.close(), whole.close()]);
    },
  };
}
