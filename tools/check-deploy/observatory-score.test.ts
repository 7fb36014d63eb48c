import { expect, it } from 'vitest';
import { observatoryScore } from './observatory-score';

const BEST = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};
const NONE = "default-src 'none'; script-src 'self'";

const HOST = 'ayuda.example.com';
const TO_HTTPS = { status: 301, location: `https://${HOST}/docs/caja` };

function page(policy: string | undefined, scripts = ''): string {
  const meta = policy ? `<meta http-equiv=content-security-policy content="${policy}">` : '';
  return `<head>${meta}<script src=/assets/js/boot.js></script>${scripts}</head>`;
}

// Each as the package itself, version 1.4.8, grades it.
it.each([
  ['all there is', BEST, NONE, 130],
  ['a policy that names more', BEST, "default-src 'self'", 125],
  ['styles from anywhere', BEST, "default-src 'none'; style-src 'unsafe-inline'", 120],
  ['scripts from anywhere', BEST, "default-src 'none'; script-src 'unsafe-inline'", 80],
  ['no policy of its own', BEST, undefined, 80],
  ['no https', { ...BEST, 'strict-transport-security': undefined }, NONE, 80],
  ['frames anywhere', { ...BEST, 'content-security-policy': undefined }, NONE, 80],
  ['no headers at all', {}, undefined, 30],
])('scores %s', (_what, headers, policy, score) => {
  const scored = { headers, html: page(policy), host: HOST, plain: TO_HTTPS };
  expect(observatoryScore(scored)).toBe(score);
});

it.each([
  ['leads to https', TO_HTTPS, 130],
  ['is not spoken', undefined, 130],
  ['leads to another host', { status: 301, location: 'https://example.org/' }, 125],
  ['leads on over http', { status: 301, location: `http://${HOST}/docs/` }, 80],
  ['gives the page', { status: 200 }, 80],
])('scores a host whose http %s', (_what, plain, score) => {
  expect(observatoryScore({ headers: BEST, html: page(NONE), host: HOST, plain })).toBe(score);
});

it.each([
  ['unchecked', '<script async src="https://example.org/a.js"></script>', 125],
  ['checked', '<script src="https://example.org/a.js" integrity="sha256-a"></script>', 135],
])('scores a page with an %s script of another host', (_what, script, score) => {
  const html = page(NONE, script);
  expect(observatoryScore({ headers: BEST, html, host: HOST, plain: TO_HTTPS })).toBe(score);
});
