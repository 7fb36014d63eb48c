import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerRequest } from '../../src/api-query/answer';
import { errorAnswer } from '../../src/api-query/errors';
import type { ApiModel, Row } from '../../src/api-query/model';
import { type ApiRequest, needsKey, readTarget } from '../../src/api-query/request';
import { TRIAL_KEYS, trialAnswer } from './trial-keys';

/** Longest request line and headers that are read, so that one who writes too long an address is told so. */
const MAX_HEADER_BYTES = 64 * 1024;

const MINUTE_MS = 60_000;

/** Tells whether a key may ask now: 0, or the seconds until it may. */
type RateLimit = (key: string) => number;

/** Allows each key so many requests in any minute; those that are refused do not count. */
function rateLimit(perMinute: number): RateLimit {
  const asked = new Map<string, number[]>();
  return (key) => {
    const moment = Date.now();
    const recent = (asked.get(key) ?? []).filter((time) => moment - time < MINUTE_MS);
    asked.set(key, recent);
    const [first = moment] = recent;
    if (recent.length >= perMinute) return Math.ceil((first + MINUTE_MS - moment) / 1000);
    recent.push(moment);
    return 0;
  };
}

/** What the server answers from. */
export interface ExampleData {
  api: ApiModel;
  rowsOf: (entity: string) => readonly Row[];
  /** Requests that a key may make in a minute. */
  perMinute: number;
}

interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** What follows the version in an address; of another version, all of it. */
function targetOf(url: string, { baseUrl }: ApiModel): string {
  const address = url.replace(/^[a-z]+:\/\/[^/?]*/i, '');
  const { pathname: base } = new URL(baseUrl);
  const isWithin =
    address === base || [`${base}/`, `${base}?`].some((at) => address.startsWith(at));
  return isWithin ? address.slice(base.length) : address;
}

function tooMany(seconds: number, { api, perMinute }: ExampleData): Reply {
  const values = { limite: String(perMinute), segundos: String(seconds) };
  return { ...errorAnswer(api, 'API-450', values), headers: { 'Retry-After': String(seconds) } };
}

function replyTo(request: ApiRequest, data: ExampleData, limit: RateLimit): Reply {
  const { api, rowsOf } = data;
  const { method, key = '', target } = request;
  const trial = TRIAL_KEYS.find((one) => one.key === key);
  const isCounted =
    method === 'GET' && (trial !== undefined || key === api.exampleKey) && needsKey(target);
  const seconds = isCounted ? limit(key) : 0;
  if (seconds > 0) return tooMany(seconds, data);
  const failure = isCounted && trial && trialAnswer(trial, readTarget(target).entity, api);
  if (failure) return failure;
  const answer = answerRequest(trial ? { ...request, key: api.exampleKey } : request, api, rowsOf);
  return answer.status === 405 ? { ...answer, headers: { Allow: 'GET' } } : answer;
}

function send(response: ServerResponse, { status, body, headers }: Reply): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(text);
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value[0] : value;
}

/**
 * A server that answers as the data API does, over the rows of the example company: the code of the query builder,
 * with the limits that only a server has.
 */
export function createExampleServer(data: ExampleData): Server {
  const limit = rateLimit(data.perMinute);
  return createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const key = headerOf(request, data.api.keyHeader);
    // A body says nothing here, but has to be read before the answer reaches whoever sends it.
    request.resume();
    send(response, replyTo({ method, target: targetOf(url, data.api), key }, data, limit));
  });
}
