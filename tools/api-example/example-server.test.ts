import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, test } from 'vitest';
import { answerRequest } from '../../src/api-query/answer';
import { encodeTarget, exampleRequest } from '../../src/api-query/request';
import { apiModelOf } from '../../src/facts/api-model';
import { siteFacts } from '../../src/facts/site-facts';
import { createExampleServer, TRIAL_KEYS } from './example-server';

const facts = siteFacts();
const api = apiModelOf(facts);
const rowsOf = (entity: string) => facts.apiRows[entity] ?? [];

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
});

async function started(perMinute: number): Promise<string> {
  const own = createExampleServer({ api, rowsOf, perMinute });
  await new Promise<void>((resolve) => own.listen(0, 'localhost', resolve));
  server = own;
  return `http://localhost:${(own.address() as AddressInfo).port}`;
}

/** What a request is answered, with as many requests a minute as it likes. */
async function ask(
  target: string,
  { key = api.exampleKey, method = 'GET' }: { key?: string; method?: string } = {},
  origin?: string,
) {
  const site = origin ?? (await started(Number.POSITIVE_INFINITY));
  const answer = await fetch(`${site}${target}`, { method, headers: { [api.keyHeader]: key } });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

test.each(facts.api.ejemplos)('«$clave» is answered as the pages show it', async ({ peticion }) => {
  const { status, body, headers } = await ask(`/api/v2${encodeTarget(peticion)}`);
  expect({ status, body }).toEqual(answerRequest(exampleRequest(peticion, api), api, rowsOf));
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
});

it('asks for a pause after so many requests of a key in a minute, and says how long', async () => {
  const origin = await started(1);
  expect((await ask('/api/v2/barrios', { key: 'otra' }, origin)).status).toBe(401);
  expect((await ask('/api/v2/nada', {}, origin)).status).toBe(404);
  const { status, body, headers } = await ask('/api/v2/barrios', {}, origin);
  expect({ status, code: body.error.codigo }).toEqual({ status: 429, code: 'API-450' });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
  expect(body.error.mensaje).toContain('el límite de 1 consultas por minuto');
  expect((await ask('/api/v2/estado', {}, origin)).status).toBe(200);
});

test.each(TRIAL_KEYS)('a key is answered $code, as the catalogue has it', async ({ key, code }) => {
  const { status, body } = await ask('/api/v2/ventas', { key });
  const { http } = facts.api.errores.find(({ codigo }) => codigo === code) ?? {};
  expect({ status, code: body.error.codigo }).toEqual({ status: http, code });
  expect(body.error.mensaje).not.toMatch(/[{}]/);
  expect((await ask('/api/v2/estado', { key })).status).toBe(200);
});

it('knows no other version, and says which methods there are', async () => {
  expect((await ask('/api/v1/productos')).body.error.codigo).toBe('API-430');
  const { status, headers } = await ask('/api/v2/productos', { method: 'POST' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET']);
});
