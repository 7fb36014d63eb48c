import type { ServerResponse } from 'node:http';
import { lookup } from 'mrmime';

/** Sent with every answer, errors included. */
const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Files whose name changes with their content: `/assets/js/main.0a1b2c3d.js`,
 * `/assets/images/caja-0123456789abcdef0123456789abcdef.png`, `/search-docs-0a1b2c3d4e.json`
 */
const HASHED_FILE = /^\/(?:assets\/.*[.-]|search-(?:docs|index)-)[0-9a-f]{8,}\.[^/]+$/;

export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
}

/**
 * How long a browser may keep a file: for ever when its name changes with its content, otherwise
 * only after asking whether it is still the same.
 */
export function cacheControl(pathname: string): string {
  return HASHED_FILE.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Text that a browser shows by itself: without the encoding, `ñ` reads `Ã±`. */
const NAMES_ITS_ENCODING = new Set(['text/html', 'text/markdown', 'text/plain']);

/** `Content-Type` of a file by its name. */
export function contentType(pathname: string): string {
  const type = lookup(pathname) ?? 'application/octet-stream';
  return NAMES_ITS_ENCODING.has(type) ? `${type};charset=utf-8` : type;
}
