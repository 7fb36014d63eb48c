import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { caddyfile } from './caddy';
import { nginxConfig } from './nginx';
import { type DeployedSite, pageAddresses } from './page-addresses';
import { headersFile, redirectsFile } from './static-hosts';

/** `robots.txt`: everything may be read, and where the list of all of it stands. */
function robotsFile(siteUrl: string, basePath: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${basePath}sitemap.xml\n`;
}

/**
 * Docusaurus plugin: what a host has to be told of the built site, in the forms that hosts read.
 * README.md beside this file says which goes where.
 */
export default function deployPlugin({ baseUrl, siteConfig }: LoadContext): Plugin {
  return {
    name: 'deploy',
    async postBuild({ outDir, routesPaths }) {
      const site: DeployedSite = {
        host: new URL(siteConfig.url).host,
        basePath: baseUrl,
        pages: pageAddresses(routesPaths, baseUrl),
      };
      // Beside the folder that is published, never in it.
      const deployDir = path.join(path.dirname(outDir), 'deploy');
      await mkdir(deployDir, { recursive: true });
      await Promise.all([
        writeFile(path.join(deployDir, 'nginx.conf'), nginxConfig(site)),
        writeFile(path.join(deployDir, 'Caddyfile'), caddyfile(site)),
        writeFile(path.join(outDir, '_headers'), headersFile(site)),
        writeFile(path.join(outDir, '_redirects'), redirectsFile(site)),
        writeFile(path.join(outDir, 'robots.txt'), robotsFile(siteConfig.url, baseUrl)),
      ]);
    },
  };
}
