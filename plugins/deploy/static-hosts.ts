import { SEARCH_FILES, searchFileStem } from '../../src/build/search-file-names';
import { HELP_FOLDER } from '../../src/help-targets/address';
import type { DeployedSite } from './page-addresses';
import { CACHE_CONTROL, HTTPS_HEADERS, SECURITY_HEADERS } from './response-headers';

/**
 * `_headers`, as Cloudflare Pages, Netlify and their like read it. Few rules, because some take a
 * hundred at most, and none for the same header twice, because some join the two. Without a rule
 * they ask their visitors to check a file each time, as we do.
 */
export function headersFile({ basePath }: DeployedSite): string {
  const always = Object.entries({ ...SECURITY_HEADERS, ...HTTPS_HEADERS });
  const hashed = ['assets/', ...SEARCH_FILES.map(searchFileStem)].map((name) => `${name}*`);
  return [
    '/*',
    ...always.map(([name, value]) => `  ${name}: ${value}`),
    ...hashed.flatMap((files) => [basePath + files, `  Cache-Control: ${CACHE_CONTROL.hashed}`]),
    '',
  ].join('\n');
}

/**
 * `_redirects`. Such hosts lead from `/docs/delfin` to `/docs/delfin/` when there is a folder of that
 * name; where the address of a page has no slash at its end, its content is served there.
 */
export function redirectsFile({ basePath, pages }: DeployedSite): string {
  const bare = pages.filter(({ route }) => !route.endsWith('/'));
  return [
    ...(basePath === '/' ? [] : [`/ ${basePath} 302`]),
    ...bare.map(({ location }) => `${location} ${location}/ 200`),
    `${basePath}${HELP_FOLDER}/:id ${basePath}${HELP_FOLDER}/:id/ 200`,
    '',
  ].join('\n');
}
