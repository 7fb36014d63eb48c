import type { IncomingHttpHeaders } from 'node:http';

/** What tells two versions of a file apart. */
export interface Validators {
  /** A strong entity tag with its quotes. */
  etag: string;
  /** An HTTP date. */
  lastModified: string;
}

function listedTags(header: string): string[] {
  return header.split(',').map((tag) => tag.trim());
}

/**
 * Whether `If-Match` or, without it, `If-Unmodified-Since` forbids the answer, which is then 412
 * (RFC 9110, 13.2.2). Tags are compared strongly: a weak one matches nothing.
 */
export function isPreconditionFailed(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: Validators,
): boolean {
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined) return ifMatch.trim() !== '*' && !listedTags(ifMatch).includes(etag);
  const limit = Date.parse(headers['if-unmodified-since'] ?? '');
  return Date.parse(lastModified) > limit;
}

/**
 * Whether a range may be answered from this version: `If-Range` is absent or names exactly it
 * (RFC 9110, 13.1.5). A weak tag never does.
 */
export function isRangeOfThisVersion(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: Validators,
): boolean {
  const ifRange = headers['if-range'];
  return ifRange === undefined || ifRange === etag || ifRange === lastModified;
}
