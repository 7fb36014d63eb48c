import { HTTPS_HEADERS } from '../../plugins/deploy/response-headers';
import { observatoryScore } from '../../tools/check-deploy/observatory-score';

/**
 * The score of the Observatory for a page of the server of the tests, with what the hosts of a public
 * site add to it: what is said over https, and the way there. `npm run check:deploy` sees that they do.
 */
export function publicScore(headers: Readonly<Record<string, string>>, html: string): number {
  const secure = Object.entries(HTTPS_HEADERS).map(([name, value]) => [name.toLowerCase(), value]);
  const host = 'ayuda.example.com';
  return observatoryScore({
    headers: { ...headers, ...Object.fromEntries(secure) },
    html,
    host,
    plain: { status: 301, location: `https://${host}/` },
  });
}
