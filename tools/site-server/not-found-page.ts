import type { IncomingMessage, ServerResponse } from 'node:http';
import { openStoredFile } from './stored-file';

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
  const page = await openStoredFile(directory, '/404.html', request);
  const body = page
    ? await page.handle.readFile().finally(() => page.handle.close())
    : Buffer.from('404: not found\n');
  if (page?.encoding) response.setHeader('Content-Encoding', page.encoding);
  response.writeHead(404, {
    'Cache-Control': 'no-cache',
    'Content-Length': body.length,
    'Content-Type': `${page ? 'text/html' : 'text/plain'};charset=utf-8`,
    Vary: 'Accept-Encoding',
  });
  response.end(body);
}
