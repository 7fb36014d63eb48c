import { describe, expect, test } from 'vitest';
import { api, ask, facts, rowsOf } from '../../../tests/support/api';
import { answerRequest } from '../answer';
import { encodePart } from '../request';
import { curlCode, javascriptCode } from '.';
import { powerQueryCode } from './power-query';

const targets = [
  ...facts.api.ejemplos.map((example) => example.peticion),
  '/clientes?filtro=nombre:contiene:Panadería "La Espiga"',
  "/productos?filtro=nombre:contiene:d'agua $HOME `x` \\ 100% #(lf) !&filtro=precio:mayor:1",
];

/** Sends what a form says, over the example data. */
function send(address: string, key: string | undefined): unknown {
  expect(address.startsWith(`${api.baseUrl}/`), address).toBe(true);
  // What a browser, curl and Excel send: an address in plain ASCII.
  expect(address).toMatch(/^[\x21-\x7e]+$/);
  const target = address.slice(api.baseUrl.length);
  return answerRequest({ method: 'GET', target, key }, api, rowsOf).body;
}

/** The words of a command, as a shell of Windows or Linux splits them. */
function commandWords(command: string): string[] {
  // Inside double quotes these would still mean something to one of the shells.
  expect(command).not.toMatch(/[$`!\\]/);
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2] ?? '');
}

function unquote(literal: string): string {
  return literal.slice(1, -1).replaceAll('""', '"').replaceAll('#(#)(', '#(');
}

/** The address and the key that a Power Query code sends. */
function readPowerQuery(code: string): { address: string; key: string | undefined } {
  const text = /"(?:[^"]|"")*"/.source;
  const [, address = ''] = code.match(new RegExp(`Web\\.Contents\\((${text})`)) ?? [];
  const [, query = ''] = code.match(new RegExp(`Query = \\[((?:${text}|[^\\]"])*)\\]`)) ?? [];
  const value = `${text}|\\{(?:${text}|[, ])*\\}`;
  const fields = [...query.matchAll(new RegExp(`([a-z]+) = (${value})`, 'g'))];
  const parameters = fields.flatMap(([, name = '', written = '']) => {
    const texts = [...written.matchAll(new RegExp(text, 'g'))].map(([item]) => unquote(item));
    return texts.map((item) => `${name}=${encodePart(item)}`);
  });
  const search = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  const [, key] = code.match(/#"X-Api-Key" = "([^"]*)"/) ?? [];
  return { address: unquote(address) + search, key };
}

describe.each(targets)('%s', (target) => {
  test('curl sends it', () => {
    const [program, address = '', ...options] = commandWords(curlCode(target, api));
    expect(program).toBe('curl');
    const [flag, header] = options;
    const key = flag === '-H' ? header?.replace('X-Api-Key: ', '') : undefined;
    expect(send(address, key)).toEqual(ask(target).body);
  });

  test('JavaScript sends it, and throws the message of an error', async () => {
    const printed: unknown[] = [];
    const AsyncFunction = (async () => undefined).constructor as typeof Function;
    const run = new AsyncFunction('fetch', 'console', javascriptCode(target, api));
    const fetch = (address: string, options?: { headers: Record<string, string> }) => {
      const body = send(address, options?.headers['X-Api-Key']);
      return { ok: ask(target).status === 200, json: () => body };
    };
    const done = run(fetch, { log: (value: unknown) => printed.push(value) });
    const { status, body } = ask(target);
    if (status === 200) {
      await done;
      expect(printed).toEqual([body]);
    } else {
      await expect(done).rejects.toThrow(/no (es válido|existe)/);
    }
  });

  test('Excel sends it', () => {
    const { address, key } = readPowerQuery(powerQueryCode(target, api));
    expect(send(address, key)).toEqual(ask(target).body);
  });
});

test.each([
  // A list becomes a table with its columns named and typed; texts alone need no types.
  [
    '/ventas?columnas=documento,fecha,total',
    `
    Tabla = Table.FromRecords(Origen[datos], {"documento", "fecha", "total"}),
    Tipos = Table.TransformColumnTypes(Tabla, {{"fecha", type date}, {"total", type number}}, "en-US")
in
    Tipos`,
  ],
  ['/barrios', '\nin\n    Tabla'],
  ['/puntos/C009', 'Table.FromRecords({Origen}'],
  ['/ventas?contar=si', 'Total = Origen[total]\nin\n    Total'],
  ['/ventas?filtro=a:igual:1&filtro=b:igual:2', 'Query = [filtro = {"a:igual:1", "b:igual:2"}]'],
])('in Excel %s has %s', (target, code) => {
  expect(powerQueryCode(target, api)).toContain(code);
});
