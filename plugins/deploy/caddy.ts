import { type DeployedSite, HELP_PATH } from './page-addresses';
import {
  CACHE_CONTROL,
  escapePath,
  HTTPS_HEADERS,
  hashedFiles,
  privateFiles,
  SECURITY_HEADERS,
} from './response-headers';

function lines(
  headers: Readonly<Record<string, string>>,
  write: (name: string, value: string) => string,
): string {
  return Object.entries(headers)
    .map(([name, value]) => write(name, value))
    .join('\n');
}

function table(source: string, name: string, entries: readonly [string, string][]): string {
  const rows = entries.map(([from, to]) => `\t\t"${from}" "${to}"`);
  return `\tmap ${source} {${name}} {\n${rows.join('\n')}\n\t\tdefault ""\n\t}`;
}

/** What leads to a site under a base path, and from its addresses to its folder. */
function underBasePath(basePath: string): string {
  if (basePath === '/') return '';
  const bare = basePath.slice(0, -1);
  return `
		redir / ${basePath} 302
		@bare path ${bare}
		redir @bare ${basePath} 301
		@outside not path ${basePath}*
		error @outside 404
		uri strip_prefix ${bare}`;
}

/** Which file and which address belong to the path of a request. */
function maps({ basePath, pages }: DeployedSite): string {
  const bare = escapePath(basePath.slice(0, -1));
  return `	# The file of a page, by its address.
${table('{path}', 'site_file', [
  ...pages.map(({ route, file }): [string, string] => [route, file]),
  [`~^${bare}(${HELP_PATH})$`, '$1/index.html'],
])}

	# The address of a page, by what its other spellings have in common with it.
	map {path} {site_key} {
		~^(.*?)(?:/index[.]html|[.]html)?/*$ "\${1}"
	}
${table('{site_key}', 'site_location', [
  ...pages.map(({ key, location }): [string, string] => [key, location]),
  [`~^(${bare}${HELP_PATH})$`, '$1'],
])}
`;
}

/** Caddy keeps no log unless it is told to. */
const LOG = '\tlog {\n\t\toutput file {$SITE_LOG:/var/log/caddy/ayuda.log}\n\t}\n';

/** What is answered to a request, in this order. */
function route({ basePath, logPath }: DeployedSite): string {
  const told = logPath ? `\t\trespond ${logPath} 204\n` : '';
  return `	route {
${told}		@writing not method GET HEAD
		header @writing Allow "GET, HEAD"
		respond @writing 405
		@no_address path_regexp no_address \\x00
		error @no_address 400
		@private path_regexp private ${privateFiles(basePath)}
		error @private 404
		@doubled expression \`{path}.contains("//")\`
		error @doubled 404
		error ${basePath}404.html 404

		@page expression \`{site_file} != ""\`
		@asked expression \`{site_file} == "" && {site_location} != "" && {query} != ""\`
		@other_spelling expression \`{site_file} == "" && {site_location} != ""\`
		redir @asked {site_location}?{query} 301
		redir @other_spelling {site_location} 301
		handle @page {
			rewrite {site_file}
			file_server {
				precompressed br gzip
			}
		}
${underBasePath(basePath)}
		file_server {
			precompressed br gzip
		}
	}
`;
}

/** `deploy/Caddyfile`: the site as Caddy serves it. */
export function caddyfile(site: DeployedSite): string {
  const { host, basePath } = site;
  return `# Written by the build of the site, which it belongs to: with each build comes another. Caddy reads where the
# site stands from SITE_ADDRESS and SITE_ROOT; reload it when the site is published.

(site_headers) {
	header {
${lines(SECURITY_HEADERS, (name, value) => `\t\t${name} "${value}"`)}
		-Server
	}
${lines(HTTPS_HEADERS, (name, value) => `\theader @secure ${name} "${value}"`)}
}

{$SITE_ADDRESS:${host}} {
	root * {$SITE_ROOT:/srv/ayuda}
	encode gzip
${site.logPath ? LOG : ''}
${maps(site)}
	@secure protocol https
	import site_headers
	@hashed path_regexp hashed ${hashedFiles(basePath)}
	@other not path_regexp ${hashedFiles(basePath)}
	header @hashed Cache-Control "${CACHE_CONTROL.hashed}"
	header @other Cache-Control "${CACHE_CONTROL.other}"
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	@markdown path *.md
	header @markdown Content-Type "text/markdown; charset=utf-8"

${route(site)}
	handle_errors {
		import site_headers
		header Cache-Control "${CACHE_CONTROL.other}"
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
