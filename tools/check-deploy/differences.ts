import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import { HTTPS_HEADERS, SECURITY_HEADERS } from '../../plugins/deploy/response-headers';
import { ask } from './ask';
import type { Expected } from './expected-answers';

/** What a server and a browser that speaks HTTP/2 agree upon, by the version of TLS that it insists on. */
const NEGOTIATED = { 'TLSv1.1': 'nothing', 'TLSv1.2': 'h2', 'TLSv1.3': 'h2' } as const;

/** Milliseconds that a server of this machine has to answer a packet. */
const QUIC_PATIENCE = 2000;

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

function negotiate(origin: string, version: keyof typeof NEGOTIATED): Promise<string> {
  const { hostname: servername, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({
      host: servername,
      servername,
      port: Number(port),
      ALPNProtocols: ['h2', 'http/1.1'],
      minVersion: version,
      maxVersion: version,
      rejectUnauthorized: false,
      // This side would refuse what is old by itself.
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    socket.once('error', () => resolve('nothing'));
    socket.once('secureConnect', () => {
      resolve(socket.alpnProtocol || 'HTTP/1.1');
      socket.destroy();
    });
  });
}

/**
 * Whether QUIC is spoken at the port of a server: asked for a version that there will never be, whoever speaks it answers
 * with those that it knows (RFC 9000, 6.1).
 */
async function speaksQuic(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin);
  const hello = Buffer.alloc(1200);
  // A long header, that version, and two ids of eight bytes.
  hello.set([0xc0, 0x1a, 0x2a, 0x3a, 0x4a, 8]);
  hello.set([8], 14);
  const socket = createSocket('udp4');
  socket.send(hello, Number(port), hostname);
  const answer = await Promise.race([once(socket, 'message'), pause(QUIC_PATIENCE)]);
  socket.close();
  return answer !== undefined;
}

/** Where a server speaks an old TLS, no HTTP/2 over a new one, or no HTTP/3 though it is known for it, a line each. */
export async function protocolFaults(origin: string, hasHttp3: boolean): Promise<string[]> {
  const faults: string[] = [];
  const { headers } = await ask(origin, '/');
  const isOffered = headers['alt-svc']?.startsWith('h3=') ?? false;
  if (isOffered !== hasHttp3 || (hasHttp3 && !(await speaksQuic(origin)))) {
    faults.push(
      `it ${isOffered ? 'offers' : 'does not offer'} HTTP/3, expected ${hasHttp3 ? 'that and QUIC' : 'not to'}`,
    );
  }
  for (const version of ['TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const) {
    const agreed = await negotiate(origin, version);
    if (agreed === NEGOTIATED[version]) continue;
    faults.push(`over ${version} it speaks ${agreed}, expected ${NEGOTIATED[version]}`);
  }
  return faults;
}
