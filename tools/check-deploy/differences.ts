import { once } from 'node:events';
import { connect } from 'node:tls';
import { HTTPS_HEADERS, SECURITY_HEADERS } from '../../plugins/deploy/response-headers';
import { ask } from './ask';
import type { Expected } from './expected-answers';

/** nginx calls scripts by another name, which browsers take for the same. */
const SAME_TYPE: Readonly<Record<string, string>> = { 'application/javascript': 'text/javascript' };

/** In what a server answers an address otherwise than expected, a line each. */
export async function answerFaults(origin: string, expected: Expected): Promise<string[]> {
  const { address, method, status, cache, location, type, isCompressed } = expected;
  const accept = { 'Accept-Encoding': 'gzip, br' };
  const { status: answered, headers } = await ask(origin, address, { method, headers: accept });
  const faults: string[] = [];
  const compare = (what: string, found: unknown, value: unknown) => {
    if (found !== value) faults.push(`${address}: ${what} ${found}, expected ${value}`);
  };
  compare('status', answered, status);
  if (status === 400) return faults;

  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    compare(name, headers[name.toLowerCase()], value);
  }
  for (const [name, value] of Object.entries(HTTPS_HEADERS)) {
    compare(name, headers[name.toLowerCase()], origin.startsWith('https:') ? value : undefined);
  }
  const [given = ''] = (headers['content-type'] ?? '').split(';');
  if (cache) compare('Cache-Control', headers['cache-control'], cache);
  if (location) compare('Location', headers.location, location);
  if (type) compare('Content-Type', SAME_TYPE[given] ?? given, type);
  if (isCompressed) {
    compare('Vary', headers.vary, 'Accept-Encoding');
    compare('compressed', /^(?:br|gzip)$/.test(headers['content-encoding'] ?? ''), true);
    const plain = await ask(origin, address);
    compare('compressed unasked', plain.headers['content-encoding'], undefined);
  }
  if (status === 200) {
    const known = { ...accept, 'If-None-Match': headers.etag ?? '' };
    compare('asked again', (await ask(origin, address, { headers: known })).status, 304);
  }
  return faults;
}

/** Where a server does not lead from http to the same address over https, a line each. */
export async function plainFaults(origin: string, host: string): Promise<string[]> {
  const faults: string[] = [];
  for (const address of ['/', '/docs/delfin/?utm_source=boletin', '/nada']) {
    const { status, headers } = await ask(origin, address, { headers: { Host: host } });
    const location = `https://${host}${address}`;
    if ([301, 308].includes(status) && headers.location === location) continue;
    faults.push(`${address}: ${status} to ${headers.location}, expected 301 or 308 to ${location}`);
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
  const { 'alt-svc': announced = 'nothing' } = (await ask(origin, '/')).headers;
  return [
    ...(alpnProtocol === 'h2' ? [] : [`it speaks ${alpnProtocol}, expected h2`]),
    ...(announced.startsWith('h3=') === hasHttp3 ? [] : [`it announces ${announced}`]),
  ];
}
