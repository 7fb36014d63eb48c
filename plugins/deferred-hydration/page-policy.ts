import { createHash } from 'node:crypto';
import { analyticsServices, type Hosts } from '../../src/site/analytics';

const SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<text>[\s\S]*?)<\/script>/g;
const STYLE = /<style(?:\s[^>]*)?>(?<text>[\s\S]*?)<\/style>/g;
/** Data for machines that read pages; no browser runs it. */
const DATA = /\stype="?application\//;
/** Files that the search fetches, on another host when it is configured so. */
const SEARCH_FILES = /\sdata-search-files="?(?<files>[^">]+)/;
const FOREIGN_SOURCE = /\ssrc="?(?<address>https?:[^"\s>]+)/;

/**
 * All hosts that scripts of other hosts need.
 *
 * @throws Error naming the file when none of the services has such a script
 */
function hostsOf(scripts: readonly string[], file: string): Hosts[] {
  return scripts.flatMap((script) => {
    const address = FOREIGN_SOURCE.exec(script)?.groups?.address;
    if (!address) return [];
    const { host } = new URL(address);
    const service = analyticsServices.find(({ scriptHost }) => scriptHost === host);
    if (service) return service.hosts;
    throw new Error(
      `${file} has a script of another host, ${address}, which its policy would refuse. Expected one of ` +
        `${analyticsServices.map(({ scriptHost }) => scriptHost).join(', ')}. If the site means to run it, ` +
        'add its service to src/site/analytics.ts.',
    );
  });
}

function searchHosts(html: string): string[] {
  const files = SEARCH_FILES.exec(html)?.groups?.files?.split(' ') ?? [];
  const foreign = files.filter((file) => /^https?:/.test(file));
  return [...new Set(foreign.map((file) => new URL(file).origin))];
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The content policy of a page: what it is made of, and files of its own host. Its scripts and rules are named
 * by their hash, which differ from page to page, so it stands in the page and not in a header.
 *
 * @param file its file in the build, for messages
 * @param laterScripts texts of scripts that are added to the page in the browser
 * @throws Error for a script of a host that is not known
 */
export function pagePolicy(html: string, file: string, laterScripts: readonly string[]): string {
  const scripts = [...html.matchAll(SCRIPT)].flatMap(({ groups = {} }) =>
    DATA.test(groups.attributes ?? '') ? [] : [groups],
  );
  const styles = [...html.matchAll(STYLE)].map(({ groups }) => groups?.text ?? '');
  const inline = scripts.flatMap(({ text }) => text || []);
  const hosts = hostsOf(
    scripts.map(({ attributes = '' }) => attributes),
    file,
  );
  const fetched = [...searchHosts(html), ...hosts.flatMap(({ connect }) => connect)];
  const directives: Record<string, readonly string[]> = {
    // Not 'none', which Firefox takes to forbid every prefetch: no other directive is about those.
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...[...inline, ...laterScripts].map(sourceHash),
      ...hosts.flatMap(({ script }) => script),
    ],
    'style-src': ["'self'", ...new Set(styles.map(sourceHash))],
    // The theme draws its arrows with addresses of that kind.
    'img-src': ["'self'", 'data:', ...hosts.flatMap(({ image }) => image)],
    ...(fetched.length > 0 && { 'connect-src': ["'self'", ...fetched] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
