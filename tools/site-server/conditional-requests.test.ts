import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, askServer } from '../../tests/support/ask-server';
import { writeFiles } from '../../tests/support/write-files';
import { precompress } from '../precompress';
import { createSiteServer } from './create-site-server';

const SCRIPT = '/assets/js/main.0a1b2c3d.js';
const LATER = 'Wed, 21 Oct 2099 07:28:00 GMT';
const EARLIER = 'Wed, 21 Oct 2015 07:28:00 GMT';

let folder: string;
let server: Server;

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  askServer(server, address, { headers, method });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'conditional-requests-'));
  await writeFiles(folder, {
    'index.html': `<h1>Inicio</h1>${' '.repeat(2000)}`,
    '404.html': `<h1>No encontramos esta página</h1>${' '.repeat(2000)}`,
    'vacio.txt': '',
    [SCRIPT]: '0123456789',
  });
  await precompress(folder);
  server = await createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

describe('ranges', () => {
  it.each([
    ['bytes=2-4', '2-4', '234'],
    ['bytes=0-0', '0-0', '0'],
    ['bytes=7-', '7-9', '789'],
    ['bytes=-3', '7-9', '789'],
    ['bytes=-30', '0-9', '0123456789'],
    ['bytes=5-9007199254740992', '5-9', '56789'],
    [`bytes=5-${'9'.repeat(400)}`, '5-9', '56789'],
  ])('answers the bytes of %s', async (range, sent, bytes) => {
    const { status, headers, body } = await ask(SCRIPT, { Range: range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${sent}/10`);
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(body.toString()).toBe(bytes);
  });

  it.each(['bytes=10-', 'bytes=9007199254740992-9007199254740993', 'bytes=-0'])(
    'answers 416 and the size to %s',
    async (range) => {
      const { status, headers, body } = await ask(SCRIPT, { Range: range });
      expect(status).toBe(416);
      expect(headers['content-range']).toBe('bytes */10');
      expect(body).toHaveLength(0);
    },
  );

  it('answers 416 to a range of an empty file, and the file without one', async () => {
    expect((await ask('/vacio.txt', { Range: 'bytes=0-' })).status).toBe(416);
    expect((await ask('/vacio.txt')).status).toBe(200);
  });

  it.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=a-b', 'bytes'])(
    'answers the whole file to the range %s',
    async (range) => {
      const { status, body } = await ask(SCRIPT, { Range: range });
      expect(status).toBe(200);
      expect(body.toString()).toBe('0123456789');
    },
  );

  it('knows no ranges of HEAD', async () => {
    const { status, headers } = await ask(SCRIPT, { Range: 'bytes=2-4' }, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-length']).toBe('10');
  });
});

describe('conditions', () => {
  let current: Answer;
  const tag = () => String(current.headers.etag);
  const date = () => String(current.headers['last-modified']);

  beforeAll(async () => {
    current = await ask(SCRIPT);
    expect(tag()).toMatch(/^"[^"]+"$/);
  });

  it.each<[string, () => Record<string, string>]>([
    ['the tag', () => ({ 'If-None-Match': tag() })],
    ['its weak form', () => ({ 'If-None-Match': `W/${tag()}` })],
    ['a list with it', () => ({ 'If-None-Match': `"other", W/"third",${tag()}` })],
    ['*', () => ({ 'If-None-Match': '*' })],
    ['the date', () => ({ 'If-Modified-Since': date() })],
    ['a later date', () => ({ 'If-Modified-Since': LATER })],
  ])('answers 304 to a reader who has %s', async (_what, headers) => {
    const { status, headers: answered, body } = await ask(SCRIPT, headers());
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
    expect(answered).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      etag: tag(),
      vary: 'Accept-Encoding',
    });
    expect(answered['content-type']).toBeUndefined();
  });

  it.each<[string, () => Record<string, string>]>([
    ['another tag', () => ({ 'If-None-Match': '"other"' })],
    [
      'another tag and the date',
      () => ({ 'If-None-Match': '"other"', 'If-Modified-Since': LATER }),
    ],
    ['an earlier date', () => ({ 'If-Modified-Since': EARLIER })],
    ['no date at all', () => ({ 'If-Modified-Since': 'yesterday' })],
  ])('answers the file to a reader who has %s', async (_what, headers) => {
    expect((await ask(SCRIPT, headers())).status).toBe(200);
  });

  it.each<[string, number, () => string]>([
    ['the tag', 206, tag],
    ['the date', 206, date],
    ['another tag', 200, () => '"other"'],
    ['the weak form of the tag, which is not exact', 200, () => `W/${tag()}`],
    ['an earlier date', 200, () => EARLIER],
  ])('with If-Range and %s answers %i', async (_what, expected, ifRange) => {
    const { status, body } = await ask(SCRIPT, { Range: 'bytes=0-1', 'If-Range': ifRange() });
    expect(status).toBe(expected);
    expect(body.toString()).toBe(expected === 206 ? '01' : '0123456789');
  });

  it.each<[string, number, () => Record<string, string>]>([
    ['If-Match with the tag', 200, () => ({ 'If-Match': `"other", ${tag()}` })],
    ['If-Match with *', 200, () => ({ 'If-Match': '*' })],
    ['If-Match with another tag', 412, () => ({ 'If-Match': '"other"' })],
    ['If-Match with the weak form', 412, () => ({ 'If-Match': `W/${tag()}` })],
    ['If-Unmodified-Since a later date', 200, () => ({ 'If-Unmodified-Since': LATER })],
    ['If-Unmodified-Since an earlier date', 412, () => ({ 'If-Unmodified-Since': EARLIER })],
  ])('to %s answers %i', async (_what, expected, headers) => {
    expect((await ask(SCRIPT, headers())).status).toBe(expected);
  });

  it('gives each encoding a tag of its own', async () => {
    const encodings = ['br', 'gzip', 'identity'];
    const answers = encodings.map((encoding) => ask('/', { 'Accept-Encoding': encoding }));
    const tags = (await Promise.all(answers)).map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
  });
});

describe('encodings', () => {
  it.each([
    ['gzip, br', 'br'],
    ['br;q=0.2, gzip;q=0.1', 'br'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip, br;q=0.000', 'gzip'],
    ['BR;Q=0, GZIP', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['brotli, xbr', undefined],
    ['', undefined],
    [';;,=";', undefined],
  ])(
    'to Accept-Encoding %j sends %s, on pages and on the not-found page',
    async (accepted, sent) => {
      for (const address of ['/', '/nada']) {
        const { headers } = await ask(address, { 'Accept-Encoding': accepted });
        expect(headers['content-encoding'], address).toBe(sent);
        expect(headers.vary, address).toBe('Accept-Encoding');
      }
    },
  );
});
