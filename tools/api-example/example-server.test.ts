import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openApiDocument } from '../../src/api-description/openapi';
import { answerRequest } from '../../src/api-query/answer';
import { encodeTarget, exampleRequest, readTarget } from '../../src/api-query/request';
import { apiModelOf } from '../../src/facts/api-model';
import { siteFacts } from '../../src/facts/site-facts';
import {
  badRequests,
  type DescribedApi,
  type SentRequest,
} from '../../tests/support/bad-api-requests';
import { answerChecker } from '../../tests/support/openapi-answers';
import { ask as askAt } from '../check-deploy/ask';
import { randomNumbers } from '../random-numbers';
import { createExampleServer } from './example-server';
import { rateLimit } from './rate-limit';
import { TRIAL_KEYS } from './trial-keys';

const facts = siteFacts();
const api = apiModelOf(facts);
const rowsOf = (entity: string) => facts.apiRows[entity] ?? [];
// The types of a document are those that its linter checks.
const document = openApiDocument(facts, { home: 'https://ayuda.example.com/' }) as never;
const faultsOf = answerChecker(document);
const BASE = '/api/v2';

let server: Server;

async function started(perMinute: number): Promise<Server> {
  const started = createExampleServer({ api, rowsOf, perMinute });
  await new Promise<void>((resolve) => started.listen(0, 'localhost', resolve));
  return started;
}

const originOf = (of: Server) => `http://localhost:${(of.address() as AddressInfo).port}`;

async function ask({ method, target, key }: SentRequest, of = server) {
  const headers = key === undefined ? {} : { [api.keyHeader]: key };
  const { body, ...answer } = await askAt(originOf(of), BASE + target, { method, headers });
  return { ...answer, body: JSON.parse(body.toString()) };
}

const get = (target: string): SentRequest => ({ method: 'GET', target, key: api.exampleKey });

beforeAll(async () => {
  server = await started(Number.POSITIVE_INFINITY);
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test.each(facts.api.ejemplos)('«$clave» is answered as the pages show it', async ({ peticion }) => {
  const { status, body, headers } = await ask(get(encodeTarget(peticion)));
  expect({ status, body }).toEqual(answerRequest(exampleRequest(peticion, api), api, rowsOf));
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(faultsOf(readTarget(peticion), { status, body })).toEqual([]);
});

it('answers 300 bad requests with a documented error, and none with a failure of its own', async () => {
  const requests = badRequests(
    { ...(document as DescribedApi), operators: api.operators.map(({ name }) => name) },
    randomNumbers(20260331),
    api.exampleKey,
  );
  const statuses = new Set<number>();
  for (let asked = 0; asked < 300; asked += 1) {
    const { value: request } = requests.next();
    const { status, body, headers } = await ask(request);
    const told = `${request.method} ${request.target.slice(0, 200)}`;
    expect(status, told).toBeGreaterThanOrEqual(400);
    expect(status, told).toBeLessThan(500);
    expect(body.error.mensaje, told).not.toMatch(/[{}]/);
    expect(headers['content-type'], told).toBe('application/json; charset=utf-8');
    expect(faultsOf(readTarget(request.target), { status, body }), told).toEqual([]);
    statuses.add(status);
  }
  expect([...statuses].sort()).toEqual([400, 401, 404, 405]);
});

describe('what only a server has', () => {
  it('asks for a pause after so many requests of a key in a minute, and says how long', async () => {
    const busy = await started(2);
    expect((await ask(get('/barrios'), busy)).status).toBe(200);
    expect((await ask({ ...get('/barrios'), key: 'otra' }, busy)).status).toBe(401);
    expect((await ask(get('/nada'), busy)).status).toBe(404);
    const { status, body, headers } = await ask(get('/barrios'), busy);
    expect({ status, code: body.error.codigo }).toEqual({ status: 429, code: 'API-450' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(50);
    expect(body.error.mensaje).toContain('el límite de 2 consultas por minuto');
    expect(faultsOf(readTarget('/barrios'), { status, body })).toEqual([]);
    expect((await ask(get('/estado'), busy)).status).toBe(200);
    busy.close();
    busy.closeAllConnections();
  });

  test.each(TRIAL_KEYS)(
    'a key is answered $code, as the catalogue has it',
    async ({ key, code }) => {
      const { status, body } = await ask({ ...get('/ventas'), key });
      const { http } = facts.api.errores.find(({ codigo }) => codigo === code) ?? {};
      expect({ status, code: body.error.codigo }).toEqual({ status: http, code });
      expect(body.error.mensaje).not.toMatch(/[{}]/);
      expect(faultsOf(readTarget('/ventas'), { status, body })).toEqual([]);
      expect((await ask({ ...get('/estado'), key })).status).toBe(200);
    },
  );

  it('answers a key of few rights what it may ask for', async () => {
    const [few] = TRIAL_KEYS;
    const asked = { ...get('/productos?limite=1'), key: few?.key };
    expect((await ask(asked)).status).toBe(200);
    expect((await ask({ ...get('/nada'), key: few?.key })).status).toBe(404);
  });

  test('a request counts for a minute', () => {
    let now = 0;
    const limit = rateLimit(2, () => now);
    expect([limit('a'), limit('a'), limit('b')]).toEqual([0, 0, 0]);
    now = 20_500;
    expect([limit('a'), limit('b')]).toEqual([40, 0]);
    now = 60_000;
    expect(limit('a')).toBe(0);
  });

  it('knows no other version, and says which methods there are', async () => {
    const other = await askAt(originOf(server), '/api/v1/productos', {
      headers: { [api.keyHeader]: api.exampleKey },
    });
    expect([other.status, JSON.parse(other.body.toString()).error.codigo]).toEqual([
      404,
      'API-430',
    ]);
    expect((await ask({ ...get('/productos'), method: 'POST' })).headers.allow).toBe('GET');
  });

  it('reads addresses that are far too long, to say what is', async () => {
    const { status, body } = await ask(get(`/productos?filtro=${'x'.repeat(50_000)}`));
    expect(status).toBe(400);
    expect(body.error.mensaje).toContain(`«${'x'.repeat(60)}…»`);
  });

  it('answers what is no request at all with an error of the catalogue', async () => {
    const { port } = server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, 'localhost', () => socket.write('GET /api v2\r\n\r\n'));
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"codigo":"API-400"');
  });
});
