import {
  mkdtemp,
  rename,
  rm,
  symlink,
  truncate,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { precompress } from '../../tools/precompress';
import { createSiteServer } from '../../tools/site-server/create-site-server';
import { type Answer, type AskOptions, askServer } from '../support/ask-server';
import { writeFiles } from '../support/write-files';
import type { Fault } from './support/fault';
import { plainFaults } from './support/plain-faults';
import { sendRaw } from './support/raw-request';

const SCRIPT = '/assets/js/main.0a1b2c3d.js';
const BYTES = '0123456789';
const LONG_AGO = 'Wed, 21 Oct 2015 07:28:00 GMT';
const SECRET = 'outside of the site';

let parent: string;
let folder: string;
let server: Server;
let port: number;

const ask = (address: string, options?: AskOptions): Promise<Answer> =>
  askServer(server, address, options);

/** Whatever was sent before, the next reader gets the page. */
async function expectAlive(): Promise<void> {
  const { status, body } = await ask('/');
  expect(`${status} ${body.toString().slice(0, 15)}`).toBe('200 <h1>Inicio</h1>');
}

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'faults-requests-'));
  folder = path.join(parent, 'build');
  await writeFiles(parent, { 'secret.txt': SECRET });
  await writeFiles(folder, {
    'index.html': `<h1>Inicio</h1>${' '.repeat(2_000)}`,
    '404.html': `<h1>No encontramos esta página</h1>${' '.repeat(2_000)}`,
    'sitemap.xml':
      '<urlset><loc>https://docs.example.com/docs/uno</loc>\n<loc>https://docs.example.com/docs/dos/</loc></urlset>',
    'docs/uno/index.html': '<h1>Uno</h1>',
    'docs/dos/index.html': '<h1>Dos</h1>',
    '.sources': SECRET,
    'vacio.txt': '',
    'grande.bin': '',
    [SCRIPT]: BYTES,
  });
  await truncate(path.join(folder, 'grande.bin'), 50_000_000);
  await precompress(folder);
  server = await createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(parent, { recursive: true });
});

interface OddRequest extends AskOptions {
  fault: string;
  address?: string;
  expected: string;
  status: number;
  /** Asked of the answer beside its status. */
  sees?: (answer: Answer) => void;
}

function requestFault({
  fault,
  expected,
  address = SCRIPT,
  status,
  sees,
  ...options
}: OddRequest): Fault {
  return {
    fault,
    expected,
    async run() {
      const answer = await ask(address, options);
      expect(answer.status).toBe(status);
      expect(answer.body.toString()).not.toContain(SECRET);
      sees?.(answer);
      await expectAlive();
      return `${answer.status}, ${answer.body.length} bytes`;
    },
  };
}

function requestFaults(group: string, requests: readonly OddRequest[]): void {
  plainFaults(group, requests.map(requestFault));
}

const sends = (text: string) => (answer: Answer) => expect(answer.body.toString()).toBe(text);
const isNotFoundPage = (answer: Answer) =>
  expect(answer.body.toString()).toContain('No encontramos esta página');

requestFaults('Requests: ranges', [
  {
    fault: 'a range that ends past every whole number',
    headers: { Range: 'bytes=5-9007199254740993' },
    expected: '206 and the bytes there are',
    status: 206,
    sees: sends('56789'),
  },
  {
    fault: 'a range with an end of 400 digits',
    headers: { Range: `bytes=5-${'9'.repeat(400)}` },
    expected: '206 and the bytes there are',
    status: 206,
    sees: sends('56789'),
  },
  {
    fault: 'a range that starts past every whole number',
    headers: { Range: 'bytes=9007199254740993-' },
    expected: '416',
    status: 416,
  },
  {
    fault: 'a range that starts at the end of the file',
    headers: { Range: 'bytes=10-' },
    expected: '416 with the size',
    status: 416,
    sees: ({ headers }) => expect(headers['content-range']).toBe('bytes */10'),
  },
  {
    fault: 'the last zero bytes',
    headers: { Range: 'bytes=-0' },
    expected: '416',
    status: 416,
  },
  {
    fault: 'more last bytes than there are',
    headers: { Range: 'bytes=-4000' },
    expected: '206 and all of them',
    status: 206,
    sees: sends(BYTES),
  },
  {
    fault: 'a range that ends before it starts',
    headers: { Range: 'bytes=5-2' },
    expected: '200 and the whole file',
    status: 200,
    sees: sends(BYTES),
  },
  {
    fault: 'fifty ranges in one request',
    headers: { Range: `bytes=${Array.from({ length: 50 }, (_, at) => `${at % 10}-${at % 10}`)}` },
    expected: '200 and the whole file, once',
    status: 200,
    sees: sends(BYTES),
  },
  {
    fault: 'a range in another unit',
    headers: { Range: 'lines=1-2' },
    expected: '200 and the whole file',
    status: 200,
    sees: sends(BYTES),
  },
  {
    fault: 'a range with digits of another script',
    headers: { Range: Buffer.from('bytes=١-٣').toString('latin1') },
    expected: '200 and the whole file',
    status: 200,
    sees: sends(BYTES),
  },
  {
    fault: 'a range of an empty file',
    address: '/vacio.txt',
    headers: { Range: 'bytes=0-' },
    expected: '416',
    status: 416,
  },
  {
    fault: 'a range of a file that has changed since (If-Range)',
    headers: { Range: 'bytes=0-1', 'If-Range': '"other"' },
    expected: '200 and the whole new file',
    status: 200,
    sees: sends(BYTES),
  },
  {
    fault: 'a range of a page that is not there',
    address: '/nada',
    headers: { Range: 'bytes=0-1' },
    expected: '404 and the whole not-found page',
    status: 404,
    sees: isNotFoundPage,
  },
]);

requestFaults('Requests: conditions and encodings', [
  {
    fault: 'any version will do (If-None-Match: *)',
    headers: { 'If-None-Match': '*' },
    expected: '304 without a body',
    status: 304,
    sees: sends(''),
  },
  {
    fault: 'an If-None-Match of commas',
    headers: { 'If-None-Match': ',,,"' },
    expected: '200 and the file',
    status: 200,
    sees: sends(BYTES),
  },
  {
    fault: 'a date that is none',
    headers: { 'If-Modified-Since': 'yesterday' },
    expected: '200 and the file',
    status: 200,
  },
  {
    fault: 'a clock of 1999 in If-Modified-Since',
    headers: { 'If-Modified-Since': 'Fri, 31 Dec 1999 23:59:59 GMT' },
    expected: '200 and the file',
    status: 200,
  },
  {
    fault: 'a clock of 2099 in If-Modified-Since',
    headers: { 'If-Modified-Since': 'Wed, 21 Oct 2099 07:28:00 GMT' },
    expected: '304',
    status: 304,
  },
  {
    fault: 'another version asked for (If-Match)',
    headers: { 'If-Match': '"other"' },
    expected: '412',
    status: 412,
  },
  {
    fault: 'a version older than the file (If-Unmodified-Since)',
    headers: { 'If-Unmodified-Since': LONG_AGO },
    expected: '412',
    status: 412,
  },
  {
    fault: 'brotli refused with q=0',
    address: '/',
    headers: { 'Accept-Encoding': 'br;q=0, gzip' },
    expected: 'gzip',
    status: 200,
    sees: ({ headers }) => expect(headers['content-encoding']).toBe('gzip'),
  },
  {
    fault: 'every encoding refused',
    address: '/',
    headers: { 'Accept-Encoding': '*;q=0' },
    expected: 'the plain file',
    status: 200,
    sees: ({ headers }) => expect(headers['content-encoding']).toBeUndefined(),
  },
  {
    fault: 'an Accept-Encoding of signs',
    address: '/',
    headers: { 'Accept-Encoding': ';;,="' },
    expected: 'the plain file',
    status: 200,
    sees: ({ headers }) => expect(headers['content-encoding']).toBeUndefined(),
  },
  {
    fault: 'an Accept-Encoding of 10,000 names',
    address: '/',
    headers: { 'Accept-Encoding': 'a,'.repeat(6_000) },
    expected: 'the plain file',
    status: 200,
    sees: ({ headers }) => expect(headers['content-encoding']).toBeUndefined(),
  },
]);

requestFaults('Requests: methods and addresses', [
  { fault: 'POST', method: 'POST', expected: '405', status: 405 },
  { fault: 'DELETE of a page', address: '/', method: 'DELETE', expected: '405', status: 405 },
  { fault: 'TRACE', method: 'TRACE', expected: '405 and no echo', status: 405, sees: sends('') },
  {
    fault: 'HEAD of a page that is not there',
    address: '/nada',
    method: 'HEAD',
    expected: '404 without a body',
    status: 404,
    sees: sends(''),
  },
  {
    fault: 'an address of no valid encoding',
    address: '/%E0%A4%A',
    expected: '404 and the page for it',
    status: 404,
    sees: isNotFoundPage,
  },
  {
    fault: 'NUL in the address',
    address: '/docs/uno%00.html',
    expected: '404 and the page for it',
    status: 404,
    sees: isNotFoundPage,
  },
  {
    fault: 'a way out of the folder in plain dots',
    address: '/../secret.txt',
    expected: '404, nothing from outside',
    status: 404,
  },
  {
    fault: 'a way out of the folder in encoded dots',
    address: '/%2e%2e%2fsecret.txt',
    expected: '404, nothing from outside',
    status: 404,
  },
  {
    fault: 'a way out of the folder encoded twice',
    address: '/%252e%252e/secret.txt',
    expected: '404, nothing from outside',
    status: 404,
  },
  {
    fault: 'a way out of the folder with backslashes',
    address: '/docs/..\\..\\..\\secret.txt',
    expected: '404, nothing from outside',
    status: 404,
  },
  {
    fault: 'dots in an overlong encoding',
    address: '/%c0%ae%c0%ae/secret.txt',
    expected: '404, nothing from outside',
    status: 404,
  },
  {
    fault: 'the stamp of the build, a hidden file',
    address: '/.sources',
    expected: '404, nothing of it',
    status: 404,
  },
  {
    fault: 'a name that every object of JavaScript has',
    address: '/__proto__',
    expected: '404 and the page for it',
    status: 404,
    sees: isNotFoundPage,
  },
  {
    fault: 'a name longer than the disk takes',
    address: `/${'a'.repeat(300)}`,
    expected: '404 and the page for it',
    status: 404,
    sees: isNotFoundPage,
  },
  {
    fault: 'an address of 2,000 folders',
    address: `/${'a/'.repeat(2_000)}`,
    expected: '404 and the page for it',
    status: 404,
    sees: isNotFoundPage,
  },
  {
    fault: 'two slashes, which would name another host',
    address: '//evil.example/docs/uno/',
    expected: '404, never sent to that host',
    status: 404,
    sees: ({ headers }) => expect(headers.location).toBeUndefined(),
  },
  {
    fault: 'a line end in the address',
    address: '/docs/uno/%0d%0aSet-Cookie:%20a=b',
    expected: '404 without that header',
    status: 404,
    sees: ({ headers }) => expect(headers['set-cookie']).toBeUndefined(),
  },
  {
    fault: 'a line end in the query of a redirect',
    address: '/docs/uno/?a=%0d%0aSet-Cookie:%20a=b',
    expected: '301 without that header',
    status: 301,
    sees: ({ headers }) => expect(headers['set-cookie']).toBeUndefined(),
  },
]);

interface RawRequest {
  fault: string;
  text: string;
  expected: string;
  answer: RegExp;
  leavesAfter?: number;
}

function rawFault({ fault, text, expected, answer, leavesAfter }: RawRequest): Fault {
  return {
    fault,
    expected,
    async run() {
      const seen = await sendRaw(port, text, leavesAfter);
      expect(seen).toMatch(answer);
      await expectAlive();
      return seen.split('\r\n')[0]?.slice(0, 60) || 'closed without an answer';
    },
  };
}

function rawFaults(group: string, requests: readonly RawRequest[]): void {
  plainFaults(group, requests.map(rawFault));
}

rawFaults('Requests: bytes on the wire', [
  {
    fault: 'the greeting of TLS on a plain port',
    text: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    expected: '400, closed',
    answer: /^HTTP\/1\.1 400 /,
  },
  {
    fault: 'bytes that are nothing',
    text: `${'\x00\xff\x7f'.repeat(50)}\r\n\r\n`,
    expected: '400, closed',
    answer: /^HTTP\/1\.1 400 /,
  },
  {
    fault: 'a header of 20 kB',
    text: `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`,
    expected: '431, closed',
    answer: /^HTTP\/1\.1 431 /,
  },
  {
    fault: 'an address of 100 kB',
    text: `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    expected: '431, closed',
    answer: /^HTTP\/1\.1 431 /,
  },
  {
    fault: 'a request without a host',
    text: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    expected: '400, closed',
    answer: /^HTTP\/1\.1 400 /,
  },
  {
    fault: 'two lengths of one body',
    text: 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    expected: '400, closed',
    answer: /^HTTP\/1\.1 400 /,
  },
  {
    fault: 'length and chunks at once, as for smuggling',
    text: 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
    expected: '400, closed',
    answer: /^HTTP\/1\.1 4\d\d /,
  },
  {
    fault: 'a version of HTTP that is not',
    text: 'GET / HTTP/9\r\nHost: a\r\n\r\n',
    expected: '400, closed',
    answer: /^HTTP\/1\.1 400 /,
  },
  {
    fault: 'a wish for a web socket',
    text: 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close, Upgrade\r\nUpgrade: websocket\r\n\r\n',
    expected: 'the page',
    answer: /^HTTP\/1\.1 200 [\s\S]*<h1>Inicio/,
  },
  {
    fault: 'an expectation that nobody knows',
    text: 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: miracles\r\n\r\n',
    expected: '417',
    answer: /^HTTP\/1\.1 417 /,
  },
  {
    fault: 'a tunnel to another host (CONNECT)',
    text: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    expected: 'no tunnel',
    answer: /^(?!HTTP\/1\.1 200)/,
  },
  {
    fault: 'a hundred requests at once on one connection',
    text: `${'GET /vacio.txt HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(99)}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    expected: 'a hundred answers, in order',
    answer: /^(?:HTTP\/1\.1 200 (?:(?!HTTP)[\s\S])*){100}$/,
  },
  {
    fault: 'a reader who leaves after the first bytes of 50 MB',
    text: 'GET /grande.bin HTTP/1.1\r\nHost: a\r\n\r\n',
    expected: 'the next reader is answered',
    answer: /^HTTP\/1\.1 200 /,
    leavesAfter: 1,
  },
]);

/** What happens to the folder between a reader and the next. Each entry leaves it as it was. */
const folderFaults: readonly Fault[] = [
  {
    fault: 'a page is added while the site is served',
    expected: 'it is served at its address',
    async run() {
      expect((await ask('/tres/')).status).toBe(404);
      await writeFiles(folder, { 'tres/index.html': '<h1>Tres</h1>' });
      expect((await ask('/tres')).headers.location).toBe('/tres/');
      expect((await ask('/tres/')).body.toString()).toBe('<h1>Tres</h1>');
      await rm(path.join(folder, 'tres'), { recursive: true });
      return '404, then the page';
    },
  },
  {
    fault: 'a page is removed while the site is served',
    expected: '404 and the page for it',
    async run() {
      const file = path.join(folder, 'docs/dos/index.html');
      await rename(file, `${file}.away`);
      const gone = await ask('/docs/dos/');
      await rename(`${file}.away`, file);
      expect(gone.status).toBe(404);
      isNotFoundPage(gone);
      return '404';
    },
  },
  {
    fault: 'the whole folder is away, and comes back',
    expected: '404 meanwhile, then the pages',
    async run() {
      vi.spyOn(console, 'warn').mockReturnValue();
      await rename(folder, `${folder}-away`);
      const meanwhile = await ask('/docs/uno');
      await rename(`${folder}-away`, folder);
      vi.restoreAllMocks();
      expect(meanwhile.status).toBe(404);
      expect((await ask('/docs/uno')).status).toBe(200);
      return '404, then 200';
    },
  },
  {
    fault: 'the folder becomes empty while somebody reads a file of 50 MB',
    expected: 'that answer goes on or is cut, and the server stays',
    async run() {
      const reading = ask('/grande.bin').catch((error: Error) => error.message);
      await truncate(path.join(folder, 'grande.bin'), 10);
      const seen = await reading;
      await truncate(path.join(folder, 'grande.bin'), 50_000_000);
      await expectAlive();
      return typeof seen === 'string' ? seen : `${seen.status}, ${seen.body.length} bytes`;
    },
  },
  {
    fault: 'a page is rewritten, its compressed copy is not',
    expected: 'the new page, never the old copy',
    async run() {
      const file = path.join(folder, 'index.html');
      const before = (await ask('/')).body;
      await writeFile(file, '<h1>Inicio</h1> nuevo');
      const soon = new Date(Date.now() + 2_000);
      await utimes(file, soon, soon);
      const { body } = await ask('/', { headers: { 'Accept-Encoding': 'br' } });
      await writeFile(file, before);
      expect(body.toString()).toBe('<h1>Inicio</h1> nuevo');
      return 'the new page, not compressed';
    },
  },
  {
    fault: 'the sitemap becomes unreadable while the site is served',
    expected: 'the pages stay as they were, and the console says why',
    async run() {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const file = path.join(folder, 'sitemap.xml');
      await rename(file, `${file}.away`);
      await writeFile(file, '<loc>no address</loc>');
      const { status } = await ask('/docs/uno');
      expect(warn).toHaveBeenCalledWith(expect.stringMatching(/sitemap\.xml:1/));
      await unlink(file);
      await rename(`${file}.away`, file);
      vi.restoreAllMocks();
      expect(status).toBe(200);
      return '200, and a warning with file and line';
    },
  },
  {
    fault: 'a link to a file that is not there',
    expected: '404',
    async run() {
      await symlink('nothing.txt', path.join(folder, 'roto.txt'));
      const { status } = await ask('/roto.txt');
      await unlink(path.join(folder, 'roto.txt'));
      expect(status).toBe(404);
      return '404';
    },
  },
  {
    fault: 'a link to itself',
    expected: '404',
    async run() {
      await symlink('bucle.txt', path.join(folder, 'bucle.txt'));
      const { status } = await ask('/bucle.txt');
      await unlink(path.join(folder, 'bucle.txt'));
      expect(status).toBe(404);
      await expectAlive();
      return '404';
    },
  },
  {
    fault: 'a folder with the name of a file',
    expected: '404',
    async run() {
      await writeFiles(folder, { 'hoja.txt/uno.txt': 'Uno' });
      const { status } = await ask('/hoja.txt');
      await rm(path.join(folder, 'hoja.txt'), { recursive: true });
      expect(status).toBe(404);
      await expectAlive();
      return '404';
    },
  },
  {
    fault: 'a site without its page for what is not there',
    expected: '404 and a line of text',
    async run() {
      const file = path.join(folder, '404.html');
      await rename(file, `${file}.away`);
      const { status, body } = await ask('/nada');
      await rename(`${file}.away`, file);
      expect(status).toBe(404);
      expect(body.toString()).toMatch(/^404/);
      return body.toString().trim();
    },
  },
];

plainFaults('Requests: the folder changes', folderFaults);
