import type { ServerResponse } from 'node:http';
import path from 'node:path';

/** Sent with every answer, errors included. */
const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** `/assets/js/main.0a1b2c3d.js`, `/assets/images/caja-0123456789abcdef0123456789abcdef.png` */
const HASHED_ASSET = /^\/assets\/.*[.-][0-9a-f]{8,}\.[^/]+$/;

export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
}

/**
 * How long a browser may keep a file: for ever when its name changes with its content, otherwise
 * only after asking whether it is still the same.
 */
export function cacheControl(pathname: string): string {
  return HASHED_ASSET.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Types of the text files that a browser shows by themselves: without the encoding, `ñ` reads `Ã±`. */
const TEXT_TYPES = new Map([
  ['.md', 'text/markdown;charset=utf-8'],
  ['.txt', 'text/plain;charset=utf-8'],
]);

/** The type of a file whose encoding must be named; undefined for those that name it inside. */
export function textType(pathname: string): string | undefined {
  return TEXT_TYPES.get(path.extname(pathname));
}
