import { describe, expect, test } from 'vitest';
import { api, ask, facts } from '../../../tests/support/api';
import { encodeTarget } from '../request';
import { curlCode, javascriptCode } from '.';
import { powerQueryCode } from './power-query';

const targets = [
  ...facts.api.ejemplos.map((example) => example.peticion),
  '/clientes?filtro=nombre:contiene:Panadería "La Espiga"',
  "/productos?filtro=nombre:contiene:d'agua $HOME `x` \\ 100% #(lf) !&filtro=precio:mayor:1",
];

describe.each(targets)('%s', (target) => {
  const address = api.baseUrl + encodeTarget(target);

  test('is the same request when it is encoded, in signs that mean nothing to a shell or a string', () => {
    expect(ask(encodeTarget(target))).toEqual(ask(target));
    expect(address).toMatch(/^[\x21-\x7e]+$/);
    expect(address).not.toMatch(/["'$`!\\]/);
  });

  test('curl sends it', () => {
    expect(curlCode(target, api)).toBe(
      target === '/estado'
        ? `curl "${address}"`
        : `curl "${address}" -H "X-Api-Key: ${api.exampleKey}"`,
    );
  });

  test('JavaScript sends it, and throws the message of an error', async () => {
    const printed: unknown[] = [];
    const AsyncFunction = (async () => undefined).constructor as typeof Function;
    const run = new AsyncFunction('fetch', 'console', javascriptCode(target, api));
    const { status, body } = ask(target);
    const fetch = (asked: string, options?: { headers: Record<string, string> }) => {
      expect(asked).toBe(address);
      expect(options?.headers['X-Api-Key']).toBe(target === '/estado' ? undefined : api.exampleKey);
      return { ok: status === 200, json: () => body };
    };
    const done = run(fetch, { log: (value: unknown) => printed.push(value) });
    if (status === 200) {
      await done;
      expect(printed).toEqual([body]);
    } else {
      await expect(done).rejects.toThrow(/no (es válido|existe)/);
    }
  });
});

const head = `Origen = Json.Document(Web.Contents("${api.baseUrl}`;
const key = `Headers = [#"X-Api-Key" = "${api.exampleKey}"]`;

test.each([
  // A list becomes a table with its columns named and typed; texts alone need no types.
  [
    '/ventas?columnas=documento,fecha,total',
    `let
    ${head}/ventas", [
        Query = [columnas = "documento,fecha,total"],
        ${key}])),
    Tabla = Table.FromRecords(Origen[datos], {"documento", "fecha", "total"}),
    Tipos = Table.TransformColumnTypes(Tabla, {{"fecha", type date}, {"total", type number}}, "en-US")
in
    Tipos`,
  ],
  ['/estado', `${head}/estado"))\nin\n    Origen`],
  ['/barrios', `${head}/barrios", [\n        ${key}])),`],
  ['/barrios', '\nin\n    Tabla'],
  ['/clientes/A B', `${head}/clientes/A%20B", [`],
  ['/puntos/C009', 'Table.FromRecords({Origen}'],
  ['/ventas?contar=si', 'Total = Origen[total]\nin\n    Total'],
  ['/ventas?filtro=a:igual:1&filtro=b:igual:2', 'Query = [filtro = {"a:igual:1", "b:igual:2"}]'],
  ['/ventas?filtro=a:igual:"1" %23(lf)', 'Query = [filtro = "a:igual:""1"" #(#)(lf)"]'],
])('in Excel %s has %s', (target, code) => {
  expect(powerQueryCode(target, api)).toContain(code);
});
