import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import fresh from 'fresh';
import { parseByteRange } from './byte-range';
import { isPreconditionFailed, isRangeOfThisVersion } from './conditions';
import type { StoredFile } from './stored-file';

/** Bytes of the file that the answer has. The status and the headers are set on the way. */
function decide(
  request: IncomingMessage,
  response: ServerResponse,
  file: StoredFile,
  contentType: string,
): { start: number; length: number } {
  const { headers, method } = request;
  const none = { start: 0, length: 0 };
  response.setHeader('ETag', file.etag);
  response.setHeader('Last-Modified', file.lastModified);
  response.setHeader('Vary', 'Accept-Encoding');
  if (isPreconditionFailed(headers, file)) {
    response.writeHead(412, { 'Content-Length': 0 });
    return none;
  }
  if (fresh(headers, { etag: file.etag, 'last-modified': file.lastModified })) {
    response.writeHead(304);
    return none;
  }
  // Ranges are defined for GET alone (RFC 9110, 14.2).
  const wanted = method === 'GET' && isRangeOfThisVersion(headers, file) && headers.range;
  const range = wanted ? parseByteRange(wanted, file.size) : 'whole';
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Length': 0, 'Content-Range': `bytes */${file.size}` });
    return none;
  }
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Content-Type', contentType);
  if (file.encoding) response.setHeader('Content-Encoding', file.encoding);
  if (range === 'whole') {
    response.writeHead(200, { 'Content-Length': file.size });
    return { start: 0, length: method === 'HEAD' ? 0 : file.size };
  }
  const { start, end } = range;
  const length = end - start + 1;
  response.writeHead(206, {
    'Content-Length': length,
    'Content-Range': `bytes ${start}-${end}/${file.size}`,
  });
  return { start, length };
}

function isReaderGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/**
 * Answers GET or HEAD with a file, and closes it, whether or not the reader stays: conditions
 * (RFC 9110, 13), then ranges (14).
 *
 * @param contentType sent with the file, and not with an answer that has none of it
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StoredFile,
  contentType: string,
): Promise<void> {
  try {
    const { start, length } = decide(request, response, file, contentType);
    if (length === 0) {
      response.end();
      return;
    }
    const bytes = file.handle.createReadStream({ start, end: start + length - 1 });
    await pipeline(bytes, response, { end: false });
    // The file was cut while it was read: the reader must not wait for what will not come.
    if (bytes.bytesRead < length) response.destroy();
    else response.end();
  } catch (error) {
    // A reader who left is no fault; a file that cannot be read any more leaves nothing to say.
    response.destroy();
    if (!isReaderGone(error)) throw error;
  } finally {
    await file.handle.close();
  }
}
