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
  expect(observatoryScore(headers, policy)).toBe(score);
});
