import { createServer, type Server } from 'node:http';
import { answerRequest } from '../../src/api-query/answer';
import { errorAnswer } from '../../src/api-query/errors';
import type { ApiModel, Row } from '../../src/api-query/model';
import { needsKey, readTarget } from '../../src/api-query/request';

/** Longest request line and headers that are read, so that one who writes too long an address is told so. */
const MAX_HEADER_BYTES = 64 * 1024;

const MINUTE_MS = 60_000;

/** What the only entity is called that the key of few rights may ask for. */
const ALLOWED = 'productos';

function keyOf(name: string): string {
  return `dlf_${name.padEnd(33, '0')}`;
}

/**
 * Keys that are answered with an error of the catalogue, which a good request meets only when something is not as it
 * should be, so that an integration can be tried against it.
 */
export const TRIAL_KEYS = [
  { key: keyOf('SOLOPRODUCTOS'), code: 'API-420', when: `any entity but ${ALLOWED}` },
  { key: keyOf('SINLICENCIA'), code: 'API-421', when: 'always' },
  { key: keyOf('ERRORINTERNO'), code: 'API-500', when: 'always' },
  { key: keyOf('SINSERVIDORDEDATOS'), code: 'API-510', when: 'always' },
] as const;

/** What the server answers from. */
export interface ExampleData {
  api: ApiModel;
  rowsOf: (entity: string) => readonly Row[];
  /** Requests that a key may make in a minute. */
  perMinute: number;
}

/** Counts the requests of each key in a minute; those that are refused do not count. Gives the seconds to wait, or 0. */
function rateLimit(perMinute: number): (key: string) => number {
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

/**
 * A server that answers as the data API does, over the rows of the example company: the code of the query builder,
 * with the limits that only a server has.
 */
export function createExampleServer({ api, rowsOf, perMinute }: ExampleData): Server {
  const limit = rateLimit(perMinute);
  const { pathname: base } = new URL(api.baseUrl);

  function answerTo(method: string, key: string, target: string) {
    const trial = TRIAL_KEYS.find((one) => one.key === key);
    if (method === 'GET' && (trial || key === api.exampleKey) && needsKey(target)) {
      const seconds = limit(key);
      const values = { limite: String(perMinute), segundos: String(seconds) };
      if (seconds > 0) return { ...errorAnswer(api, 'API-450', values), seconds };
      const { entity } = readTarget(target);
      const isKnown = api.entities.some(({ name }) => name === entity);
      const isAllowed = trial?.code === 'API-420' && (entity === ALLOWED || !isKnown);
      if (trial && !isAllowed) {
        return errorAnswer(api, trial.code, { entidad: entity, registro: '7f3a' });
      }
    }
    return answerRequest({ method, target, key: trial ? api.exampleKey : key }, api, rowsOf);
  }

  return createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const target = new RegExp(`^${base}(?=[/?]|$)`).test(url) ? url.slice(base.length) : url;
    const key = String(headers[api.keyHeader.toLowerCase()] ?? '');
    // A body says nothing here, but has to be read before the answer reaches whoever sends it.
    request.resume();
    const answer = answerTo(method, key, target);
    response.writeHead(answer.status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(answer.status === 405 && { Allow: 'GET' }),
      ...('seconds' in answer && { 'Retry-After': answer.seconds }),
    });
    response.end(JSON.stringify(answer.body));
  });
}
