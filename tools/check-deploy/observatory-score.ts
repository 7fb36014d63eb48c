import type { IncomingHttpHeaders } from 'node:http';
import { parsePolicy } from './content-policy';

/**
 * The scoring that the HTTP Observatory publishes, for a site without cookies and without CORS. Points are those of `SCORE_TABLE` in
 * `src/grader/charts.js`, conditions those of `src/analyzer/tests/`, of the npm package
 * `@mdn/mdn-http-observatory` 1.4.8; the package itself needs a database's client and a download to
 * install.
 */
const POINTS = {
  policy: {
    defaultNone: 10,
    noUnsafe: 5,
    unsafeStyle: 0,
    unsafeEval: -10,
    unsafeInline: -20,
    insecureScheme: -20,
    none: -25,
  },
  referrer: { private: 5, none: 0, unsafe: -5 },
  transport: { sixMonths: 0, less: -10, none: -20 },
  contentType: { nosniff: 0, none: -5 },
  framing: { policy: 5, header: 0, none: -20 },
  redirection: { toHttps: 0, noHttp: 0, otherHost: -5, none: -20 },
  scripts: { own: 0, foreign: -5, foreignChecked: 5 },
  resource: { own: 10, crossOrigin: 0, none: 0 },
} as const;

const BROAD = /^(?:\*|ftp:|https?:(?:\/\/\*(?:\.\*)?)?)$/;
const BROAD_OR_INLINE = /^(?:\*|ftp:|https?:(?:\/\/\*(?:\.\*)?)?|'unsafe-inline'|data:)$/;
const PRIVATE = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const SIX_MONTHS = 15_768_000;
/** Extra points count from here on only. */
const EXTRA_FROM = 90;

function policyPoints(policy: string | undefined): number {
  const { policy: points } = POINTS;
  if (!policy) return points.none;
  const csp = parsePolicy(policy);
  const sources = (directive: string) => csp.get(directive) ?? csp.get('default-src') ?? ['*'];
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map(sources) as [
    string[],
    string[],
    string[],
  ];
  if (script.some((source) => BROAD_OR_INLINE.test(source))) return points.unsafeInline;
  if (object.some((source) => BROAD.test(source))) return points.unsafeInline;
  if ([...csp.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) {
    return points.insecureScheme;
  }
  if ([...script, ...style].includes("'unsafe-eval'")) return points.unsafeEval;
  if (style.some((source) => BROAD_OR_INLINE.test(source))) return points.unsafeStyle;
  return csp.get('default-src')?.join() === "'none'" ? points.defaultNone : points.noUnsafe;
}

function transportPoints(header: string | undefined): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? 0);
  if (seconds >= SIX_MONTHS) return POINTS.transport.sixMonths;
  return header ? POINTS.transport.less : POINTS.transport.none;
}

function referrerPoints(header: string | undefined): number {
  if (!header) return POINTS.referrer.none;
  return PRIVATE.test(header) ? POINTS.referrer.private : POINTS.referrer.unsafe;
}

function framingPoints(headers: IncomingHttpHeaders): number {
  const policy = parsePolicy(String(headers['content-security-policy'] ?? ''));
  if (policy.has('frame-ancestors')) return POINTS.framing.policy;
  return headers['x-frame-options'] ? POINTS.framing.header : POINTS.framing.none;
}

/** What a host answers to whoever asks for a page over http. */
interface PlainAnswer {
  status: number;
  location?: string | undefined;
}

function redirectionPoints({ status, location }: PlainAnswer, host: string): number {
  const { redirection: points } = POINTS;
  const leadsTo = status >= 300 && status < 400 && location ? new URL(location) : undefined;
  if (leadsTo?.protocol !== 'https:') return points.none;
  return leadsTo.hostname === host ? points.toHttps : points.otherHost;
}

/** A page of other hosts' scripts loses points unless each names what it must be, by `integrity`. */
function scriptPoints(html: string): number {
  const foreign = [...html.matchAll(/<script\s[^>]*\bsrc="?https:[^>]*>/g)];
  if (foreign.length === 0) return POINTS.scripts.own;
  const isChecked = foreign.every(([tag]) => /\sintegrity=/.test(tag));
  return isChecked ? POINTS.scripts.foreignChecked : POINTS.scripts.foreign;
}

/** What the Observatory sees of a page. */
export interface ScoredPage {
  /** Those it is answered with over https. */
  headers: IncomingHttpHeaders;
  html: string;
  /** Name of its host, without a port. */
  host: string;
  /** Over http; nothing when no host speaks that. */
  plain: PlainAnswer | undefined;
}

/**
 * The score of a page, of which 100 and more is an A+. The policy of the page is graded by itself: the
 * Observatory takes it together with that of the header, which can only make it stricter.
 */
export function observatoryScore({ headers, html, host, plain }: ScoredPage): number {
  const text = (name: string) => headers[name]?.toString();
  const [, policy] = /http-equiv=content-security-policy content="([^"]*)"/.exec(html) ?? [];
  const ownOnly = /^same-(?:origin|site)$/.test(text('cross-origin-resource-policy') ?? '');
  const points = [
    policyPoints(policy ?? text('content-security-policy')),
    referrerPoints(text('referrer-policy')),
    transportPoints(text('strict-transport-security')),
    text('x-content-type-options') === 'nosniff'
      ? POINTS.contentType.nosniff
      : POINTS.contentType.none,
    framingPoints(headers),
    ownOnly ? POINTS.resource.own : POINTS.resource.none,
    plain ? redirectionPoints(plain, host) : POINTS.redirection.noHttp,
    scriptPoints(html),
  ];
  const lost = points.filter((point) => point < 0).reduce((sum, point) => sum + point, 100);
  return lost < EXTRA_FROM ? lost : points.reduce((sum, point) => sum + point, 100);
}
