import { once } from 'node:events';
import { connect } from 'node:tls';
import { HTTPS_HEADERS, SECURITY_HEADERS } from '../../plugins/deploy/response-headers';
import type { Expected } from './expected-answers';

/** nginx calls scripts by another name, which browsers take for the same. */
const SAME_TYPE: Readonly<Record<string, string>> = { 'application/javascript': 'text/javascript' };

/** Asks for an address as it is written, follows no redirect, and takes what comes as it is. */
export function ask(
  origin: string,
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Response> {
  const asked = { 'Accept-Encoding': 'identity', ...headers };
  return fetch(origin + address, { method, redirect: 'manual', headers: asked });
}

/** In what a server answers an address otherwise than expected, a line each. */
export async function answerFaults(origin: string, expected: Expected): Promise<string[]> {
  const { address, method, status, cache, location, type, isCompressed } = expected;
  const accept = { 'Accept-Encoding': 'gzip, br' };
  const { status: answered, headers } = await ask(origin, address, accept, method);
  const faults: string[] = [];
  const compare = (what: string, found: unknown, value: unknown) => {
    if (found !== value) faults.push(`${address}: ${what} ${found}, expected ${value}`);
  };
  const compareHeader = (name: string, value: string | null) =>
    compare(name, headers.get(name), value);
  compare('status', answered, status);
  if (status === 400) return faults;

  for (const [name, value] of Object.entries(SECURITY_HEADERS)) compareHeader(name, value);
  for (const [name, value] of Object.entries(HTTPS_HEADERS)) {
    compareHeader(name, origin.startsWith('https:') ? value : null);
  }
  const [given = ''] = (headers.get('Content-Type') ?? '').split(';');
  if (cache) compareHeader('Cache-Control', cache);
  if (location) compareHeader('Location', location);
  if (type) compare('Content-Type', SAME_TYPE[given] ?? given, type);
  if (isCompressed) {
    compareHeader('Vary', 'Accept-Encoding');
    compare('compressed', /^(?:br|gzip)$/.test(headers.get('Content-Encoding') ?? ''), true);
    const plain = await ask(origin, address);
    compare('compressed unasked', plain.headers.get('Content-Encoding'), null);
  }
  if (status === 200) {
    // As a browser asks again; by itself, fetch would take no answer from a cache.
    const again = { 'If-None-Match': headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' };
    compare('asked again', (await ask(origin, address, { ...accept, ...again })).status, 304);
  }
  return faults;
}

/** Where a server does not lead from http to the same address over https, a line each. */
export async function plainFaults(origin: string, host: string): Promise<string[]> {
  const faults: string[] = [];
  for (const address of ['/', '/docs/delfin/?utm_source=boletin', '/nada']) {
    const { status, headers } = await ask(origin, address, { Host: host });
    const location = headers.get('Location');
    const expected = `https://${host}${address}`;
    if ([301, 308].includes(status) && location === expected) continue;
    faults.push(`${address}: ${status} to ${location}, expected 301 or 308 to ${expected}`);
  }
  return faults;
}

/** Where a server speaks no HTTP/2, or announces HTTP/3 otherwise than expected, a line each. */
export async function protocolFaults(origin: string, hasHttp3: boolean): Promise<string[]> {
  const { hostname, port } = new URL(origin);
  const socket = connect({
    ...{ port: Number(port), servername: hostname, rejectUnauthorized: false },
    ALPNProtocols: ['h2', 'http/1.1'],
  });
  await once(socket, 'secureConnect');
  const { alpnProtocol } = socket.destroy();
  const announced = (await ask(origin, '/')).headers.get('Alt-Svc') ?? 'nothing';
  return [
    ...(alpnProtocol === 'h2' ? [] : [`it speaks ${alpnProtocol}, expected h2`]),
    ...(announced.startsWith('h3=') === hasHttp3 ? [] : [`it announces ${announced}`]),
  ];
}
