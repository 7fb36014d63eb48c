import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { caddyfile } from './caddy';
import { nginxConfig } from './nginx';
import { type DeployedSite, pageAddresses } from './page-addresses';
import { headersFile, redirectsFile } from './static-hosts';

/** To be moved on with each release. */
const SECURITY_CONTACT_UNTIL = '2027-12-31T00:00:00Z';

/**
 * `robots.txt`: everything may be read, and where the list of all of it stands. A site that asks not to be listed has no
 * such list; a page says that itself, so robots may read it there too.
 */
function robotsFile(home: string, noIndex: boolean): string {
  return `User-agent: *\nAllow: /\n${noIndex ? '' : `\nSitemap: ${home}sitemap.xml\n`}`;
}

/** `.well-known/security.txt` (RFC 9116): whom to tell of a hole, in which languages, and until when that is true. */
function securityFile(home: string): string {
  return `Contact: ${home}contacto\nPreferred-Languages: es, en\nExpires: ${SECURITY_CONTACT_UNTIL}\n`;
}

/**
 * Docusaurus plugin: what a host has to be told of the built site, in the forms that hosts read.
 * README.md beside this file says which goes where.
 */
export default function deployPlugin(
  { baseUrl, siteConfig }: LoadContext,
  { logPath }: Pick<DeployedSite, 'logPath'>,
): Plugin {
  return {
    name: 'deploy',
    async postBuild({ outDir, routesPaths }) {
      const site: DeployedSite = {
        host: new URL(siteConfig.url).host,
        basePath: baseUrl,
        logPath,
        pages: pageAddresses(routesPaths, baseUrl),
      };
      // Beside the folder that is published, never in it.
      const deployDir = path.join(path.dirname(outDir), 'deploy');
      const wellKnown = path.join(outDir, '.well-known');
      for (const folder of [deployDir, wellKnown]) await mkdir(folder, { recursive: true });
      const home = siteConfig.url + baseUrl;
      await Promise.all([
        writeFile(path.join(deployDir, 'nginx.conf'), nginxConfig(site)),
        writeFile(path.join(deployDir, 'Caddyfile'), caddyfile(site)),
        writeFile(path.join(outDir, '_headers'), headersFile(site)),
        writeFile(path.join(outDir, '_redirects'), redirectsFile(site)),
        writeFile(path.join(outDir, 'robots.txt'), robotsFile(home, siteConfig.noIndex)),
        writeFile(path.join(wellKnown, 'security.txt'), securityFile(home)),
      ]);
    },
  };
}
