import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { answerNotFound } from './not-found-page';
import { cacheControl, setSecurityHeaders, textType } from './response-headers';
import { pageKey, pathWithin, readSitePages } from './site-pages';

interface Address {
  /** Percent-decoded path. */
  pathname: string;
  /** `?…` as it came, or empty. */
  search: string;
}

/** Undefined when the path is not valid percent-encoding. */
function parseAddress(url: string): Address | undefined {
  const queryStart = url.indexOf('?');
  const encoded = queryStart === -1 ? url : url.slice(0, queryStart);
  try {
    return {
      pathname: decodeURIComponent(encoded),
      search: queryStart === -1 ? '' : url.slice(queryStart),
    };
  } catch {
    return undefined;
  }
}

/** The opposite of decoding a path: `?` and `#` are part of it as well. */
function encodePath(pathname: string): string {
  return pathname.split('/').map(encodeURIComponent).join('/');
}

/** Sends the browser to another address of the site, which it asks for again the next time. */
function redirect(response: ServerResponse, status: 301 | 302, location: string): void {
  // 'no-cache', or a browser would apply it to whatever runs on this port next year.
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-cache' }).end();
}

/**
 * Whether a path is none of a reader's business: `..`, hidden files such as the stamp of the build
 * (`.well-known` is public) and the not-found page, which has no address of its own.
 */
function isPrivate(pathname: string): boolean {
  return /[/\\]\.(?!well-known(\/|$))/.test(pathname) || pathname === '/404.html';
}

/**
 * Whether a range is one that sirv understands: a single one, with a first byte. The standard lets
 * a server ignore any other, and sirv would misread or throw.
 */
function isPlainRange(range: string): boolean {
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (first === '') return false;
  return last === '' || (Number(last) > 0 && Number(last) >= Number(first));
}

/**
 * An HTTP server, not yet listening, for a built site: every page at its canonical address and a
 * 301 from its other spellings, `404.html` with status 404, precompressed files when they are
 * there, and the cache and security headers a host should send. A site that was built under a base
 * path is served under it; `/` leads there, and elsewhere is nothing.
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
  const { basePath, byKey } = await readSitePages(directory);
  const serveFile = sirv(directory, {
    // Looks at the folder on each request: a site rebuilt meanwhile is served as it is now.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    // Exact files only: which file answers a page is decided here, not by guessing suffixes.
    extensions: [],
  });

  function notFound(request: IncomingMessage, response: ServerResponse): void {
    void answerNotFound(directory, request, response);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    setSecurityHeaders(response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const address = parseAddress(request.url ?? '/');
    if (address?.pathname === '/' && basePath !== '/') {
      redirect(response, 302, encodeURI(basePath));
      return;
    }
    if (address && `${address.pathname}/` === basePath) {
      redirect(response, 301, encodeURI(basePath) + address.search);
      return;
    }
    const pathname = address && pathWithin(basePath, address.pathname);
    if (!pathname || isPrivate(pathname)) {
      notFound(request, response);
      return;
    }
    const page = byKey.get(pageKey(pathname));
    if (page && page.route !== address.pathname) {
      redirect(response, 301, encodeURI(page.route) + address.search);
      return;
    }
    if (!page && pathname.endsWith('/')) {
      notFound(request, response);
      return;
    }
    if (request.headers.range && !isPlainRange(request.headers.range)) delete request.headers.range;
    request.url = encodePath(page?.file ?? pathname);
    response.setHeader('Cache-Control', cacheControl(pathname));
    const contentType = textType(pathname);
    if (contentType) response.setHeader('Content-Type', contentType);
    serveFile(request, response, () => notFound(request, response));
  }

  return createServer(answer);
}
