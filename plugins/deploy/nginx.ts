import { type DeployedSite, HELP_PATH } from './page-addresses';
import {
  CACHE_CONTROL,
  escapePath,
  HTTPS_HEADERS,
  hashedFiles,
  privateFiles,
  SECURITY_HEADERS,
} from './response-headers';

function table(source: string, variable: string, lines: readonly [string, string][]): string {
  const entries = lines.map(([from, to]) => `  "${from}" "${to}";`);
  return `map ${source} ${variable} {\n  default "";\n${entries.join('\n')}\n}`;
}

/** What leads to a site under a base path, and from its addresses to its folder. */
function underBasePath(basePath: string): { outside: string; within: string } {
  if (basePath === '/') return { outside: '', within: '' };
  const bare = basePath.slice(0, -1);
  return {
    outside: `
  location = / {
    return 302 ${basePath};
  }

  location = ${bare} {
    return 301 ${basePath}$is_args$args;
  }

  location / {
    return 404;
  }

  location = ${basePath}404.html {
    return 404;
  }
`,
    within: `
    rewrite ^${escapePath(bare)}(/.*)$ $1 break;`,
  };
}

/** Which file and which address belong to the path of a request. */
function maps({ basePath, pages }: DeployedSite): string {
  const bare = escapePath(basePath.slice(0, -1));
  return `map_hash_max_size 8192;
map_hash_bucket_size 256;

# The file of a page, by its address.
${table('$uri', '$site_file', [
  ...pages.map(({ route, file }): [string, string] => [route, file]),
  [`~^${bare}(?<site_help>${HELP_PATH})$`, '$site_help/index.html'],
])}

# The address of a page, by what its other spellings have in common with it.
map $uri $site_key {
  "~^(?<site_stem>.*?)(?:/index[.]html|[.]html)?/*$" $site_stem;
}

${table('$site_key', '$site_location', [
  ...pages.map(({ key, location }): [string, string] => [key, location]),
  [`~^${bare}${HELP_PATH}$`, '$site_key'],
])}

# By the path within the site, which $uri is when this is asked.
map $uri $site_cache_control {
  default "${CACHE_CONTROL.other}";
  "~${hashedFiles('/')}" "${CACHE_CONTROL.hashed}";
}
`;
}

function locations({ basePath, logPath }: DeployedSite): string {
  const { outside, within } = underBasePath(basePath);
  const log = logPath
    ? `  location = ${logPath} {
    return 204;
  }

`
    : '';
  return `  error_page 404 /404.html;

${log}  location = /404.html {
    internal;
  }
${outside}
  location ~ "${privateFiles(basePath)}" {
    return 404;
  }

  location ~ [.]webmanifest$ {
    types { }
    default_type application/manifest+json;${within}
    try_files $uri =404;
  }

  # The pages as Markdown, which nginx knows no type for.
  location ~ [.]md$ {
    types { }
    default_type text/markdown;
    charset_types text/markdown;${within}
    try_files $uri =404;
  }

  location ${basePath} {
    if ($site_file) {
      rewrite ^ $site_file break;
    }
    if ($site_location) {
      return 301 $site_location$is_args$args;
    }${within}
    try_files $uri =404;
  }
`;
}

/** `deploy/nginx.conf`: what `http { }` includes to serve the site. */
export function nginxConfig(site: DeployedSite): string {
  const { host } = site;
  const headers = Object.entries({ ...SECURITY_HEADERS, ...HTTPS_HEADERS }).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  return `# Written by the build of the site, which it belongs to: with each build comes another. To be included
# in http { }. Change what is marked «yours», and reload nginx when the site is published.
# gzip_static sends what «npm run compress» writes beside the files; with libnginx-mod-http-brotli-static,
# «brotli_static on;» beside it saves another eighth.

${maps(site)}
# Leads to https. Behind a proxy that speaks it for this host: none, and the other one listens here.
server {
  listen 80; # yours
  server_name ${host};
  server_tokens off;
  return 301 https://${host}$request_uri;
}

server {
  # nginx 1.22 knows HTTP/2 by this word only; from 1.25.1 on it works too, with a warning that asks for «http2 on;».
  listen 443 ssl http2; # yours
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_certificate /etc/ssl/${host}.pem; # yours
  ssl_certificate_key /etc/ssl/${host}.key; # yours
  server_name ${host};
  root /srv/ayuda; # yours: the folder build/ of the site

  absolute_redirect off;
  charset utf-8;
  merge_slashes off;
  server_tokens off;

${headers.join('\n')}
  add_header Cache-Control $site_cache_control always;

  gzip on;
  gzip_proxied any;
  gzip_static on;
  gzip_types application/json application/javascript application/manifest+json application/rss+xml
    application/atom+xml application/xml image/svg+xml text/css text/javascript text/markdown
    text/plain text/xml;
  gzip_vary on;

${locations(site)}}
`;
}
