import { existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { lookup } from 'mrmime';
import send from 'send';
import {
  CACHE_CONTROL,
  hashedFiles,
  privateFiles,
  SECURITY_HEADERS,
} from '../../plugins/deploy/response-headers';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { findPage, readBasePath } from './site-pages';

/** Smallest first. */
const COPIES = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/** `Content-Type` of a file by its name; a browser shows text by itself, and has to know its encoding. */
function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}

/** Decoded path of an address; undefined when it is none. */
function decodePath(encoded: string): string | undefined {
  try {
    const pathname = decodeURIComponent(encoded);
    return /[\0\\]/.test(pathname) ? undefined : pathname;
  } catch {
    return undefined;
  }
}

/** Sends a file of a folder, or a compressed copy of it. @returns whether it is there */
function sendFile(
  directory: string,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const file = path.join(directory, name);
  if (!existsSync(file) || !statSync(file).isFile()) return false;
  const accepted = String(request.headers['accept-encoding']).split(/[,;\s]+/);
  const copy = COPIES.find(
    ({ encoding, suffix }) => accepted.includes(encoding) && existsSync(file + suffix),
  );
  if (copy) response.setHeader('Content-Encoding', copy.encoding);
  response.setHeader('Content-Type', contentType(name));
  response.setHeader('Vary', 'Accept-Encoding');
  const options = {
    root: directory,
    acceptRanges: response.statusCode === 200,
    cacheControl: false,
    dotfiles: 'allow',
  } as const;
  send(request, encodeURIComponent(name + (copy?.suffix ?? '')), options).pipe(response);
  return true;
}

/**
 * An HTTP server, not yet listening, for a built site: every page at its canonical address and a
 * 301 from its other spellings, `404.html` with status 404, precompressed files when they are
 * there, and the cache and security headers a host should send. A site that was built under a base
 * path is served under it; `/` leads there, and elsewhere is nothing. The folder is looked at with
 * each request, so what another build wrote is served at once.
 *
 * @param directory the output folder of `docusaurus build`
 * @throws {ToolError} when the folder holds no built site
 */
export async function createSiteServer(directory: string): Promise<Server> {
  if (!existsSync(path.join(directory, 'index.html'))) {
    throw new ToolError(
      `There is no built site in ${directory} (index.html is missing). Run "npm run build" first.`,
    );
  }
  const basePath = await readBasePath(directory);
  const hashed = new RegExp(hashedFiles('/'));
  const unpublished = new RegExp(`${privateFiles('/')}|^/404(?:[.]html)?/*$`);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    response.setHeader('Cache-Control', CACHE_CONTROL.other);
    const end = (status: number, headers = {}) => void response.writeHead(status, headers).end();
    if (!['GET', 'HEAD'].includes(method)) return end(405, { Allow: 'GET, HEAD' });
    const [, encoded = '', search = ''] = /^([^?]*)(.*)$/.exec(url) ?? [];
    const pathname = decodePath(encoded);
    if (pathname === undefined) return end(400);
    if (pathname === '/' && basePath !== '/') return end(302, { Location: basePath });
    if (`${pathname}/` === basePath) return end(301, { Location: basePath });

    const within = pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : '';
    if (within && !unpublished.test(within)) {
      const page = await findPage(directory, within, basePath);
      if (page && page.route !== pathname) {
        return end(301, { Location: encodeURI(page.route) + search });
      }
      if (hashed.test(within)) response.setHeader('Cache-Control', CACHE_CONTROL.hashed);
      if (sendFile(directory, page?.file ?? within, request, response)) return;
    }
    response.setHeader('Cache-Control', CACHE_CONTROL.other);
    response.statusCode = 404;
    if (!sendFile(directory, '/404.html', request, response)) response.end();
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
}
