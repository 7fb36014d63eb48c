import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { followPages } from './current-pages';
import { answerNotFound } from './not-found-page';
import { cacheControl, contentType, setSecurityHeaders } from './response-headers';
import { sendFile } from './send-file';
import { pageKey, pathWithin } from './site-pages';
import { openStoredFile } from './stored-file';

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

/** Sends the browser to another address of the site, which it asks for again the next time. */
function redirect(response: ServerResponse, status: 301 | 302, location: string): void {
  // 'no-cache', or a browser would apply it to whatever runs on this port next year.
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-cache' }).end();
}

/**
 * Whether a path is none of a reader's business: `..`, hidden files such as the stamp of the build
 * (`.well-known` is public), what static hosts read, and the not-found page, which has no address of
 * its own.
 */
function isPrivate(pathname: string): boolean {
  return (
    /[/\\]\.(?!well-known(\/|$))/.test(pathname) ||
    ['/404.html', '/_headers', '/_redirects'].includes(pathname)
  );
}

/** One line of plain text, for what the site has no page for. */
function refuse(response: ServerResponse, status: 500 | 503, message: string): void {
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) response.removeHeader(name);
  response.writeHead(status, {
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/plain;charset=utf-8',
    ...(status === 503 && { 'Retry-After': '1' }),
  });
  response.end(`${status}: ${message}\n`);
}

/** What is wrong with the folder or the system ends one answer, never the server. */
function answerFailure(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EMFILE' || code === 'ENFILE') refuse(response, 503, 'too many open files');
  else refuse(response, 500, 'this file cannot be read');
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
  const currentPages = await followPages(directory);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setSecurityHeaders(response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { basePath, byKey } = await currentPages.read();
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
      await answerNotFound(directory, request, response);
      return;
    }
    const key = pageKey(pathname);
    const page = byKey.get(key) ?? (await currentPages.readAgainFor(key)).byKey.get(key);
    if (page && page.route !== address.pathname) {
      redirect(response, 301, encodeURI(page.route) + address.search);
      return;
    }
    // A path that ends in a slash is a page's or nothing.
    const served = page?.file ?? (pathname.endsWith('/') ? undefined : pathname);
    const file = served && (await openStoredFile(directory, served, request));
    if (!file) {
      await answerNotFound(directory, request, response);
      return;
    }
    response.setHeader('Cache-Control', cacheControl(served));
    await sendFile(request, response, file, contentType(served));
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => answerFailure(response, error));
  });
}
