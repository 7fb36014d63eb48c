import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

interface Variant {
  body: Buffer;
  encoding?: string;
}

async function readVariant(file: string, encoding?: string): Promise<Variant | undefined> {
  const body = await readFile(file).catch(() => undefined);
  return body && { body, encoding };
}

async function chooseVariant(file: string, acceptEncoding: string): Promise<Variant | undefined> {
  const brotli = /\bbr\b/.test(acceptEncoding) && (await readVariant(`${file}.br`, 'br'));
  const gzip = /\bgzip\b/.test(acceptEncoding) && (await readVariant(`${file}.gz`, 'gzip'));
  return brotli || gzip || readVariant(file);
}

/**
 * Answers 404 with the site's `404.html`, compressed when a compressed copy is there, or with a
 * line of plain text in a site without one.
 *
 * @param directory folder of the built site
 */
export async function answerNotFound(
  directory: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const acceptEncoding = request.headers['accept-encoding']?.toString() ?? '';
  const page = await chooseVariant(path.join(directory, '404.html'), acceptEncoding);
  const body = page?.body ?? Buffer.from('404: not found\n');
  if (page?.encoding) response.setHeader('Content-Encoding', page.encoding);
  response.writeHead(404, {
    'Cache-Control': 'no-cache',
    'Content-Length': body.length,
    'Content-Type': `${page ? 'text/html' : 'text/plain'};charset=utf-8`,
    Vary: 'Accept-Encoding',
  });
  response.end(body);
}
