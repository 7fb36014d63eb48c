import type { ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import {
  CACHE_CONTROL,
  hashedFiles,
  SECURITY_HEADERS,
} from '../../plugins/deploy/response-headers';

const HASHED_FILE = new RegExp(hashedFiles('/'));

/** Without those of https, which this server does not speak. */
export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
}

/**
 * How long a browser may keep a file: for ever when its name changes with its content, otherwise
 * only after asking whether it is still the same.
 */
export function cacheControl(pathname: string): string {
  return HASHED_FILE.test(pathname) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;
}

/** Text that a browser shows by itself: without the encoding, `ñ` reads `Ã±`. */
const NAMES_ITS_ENCODING = new Set(['text/html', 'text/markdown', 'text/plain']);

/** `Content-Type` of a file by its name. */
export function contentType(pathname: string): string {
  const type = lookup(pathname) ?? 'application/octet-stream';
  return NAMES_ITS_ENCODING.has(type) ? `${type};charset=utf-8` : type;
}
