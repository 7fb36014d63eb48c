import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { ToolError } from './bootstrap/tool-error.mjs';

/** What lies in a build and no till asks for: compressed copies, what only other hosts or robots read. */
const LEFT_OUT =
  /(?:\.(?:br|gz)|(?:^|\/)(?:\.sources|\.warnings|_headers|_redirects|robots\.txt|sitemap\.xml))$/;

/** The folder of the archive that holds the site. */
export const SITE_FOLDER = 'sitio';

/** The whole configuration of Caddy: where to listen, which folder, and each address as its file or as its folder. */
function caddyfile(basePath: string): string {
  return `:8080
root * ${SITE_FOLDER}
try_files {path} {path}/index.html
file_server
handle_errors {
	rewrite * ${basePath}404.html
	file_server
}
`;
}

function readme(basePath: string): string {
  return [
    'Ayuda de Delfín para el servidor de la tienda',
    '',
    '1. Descomprima todo en C:\\Ayuda y copie allí caddy.exe.',
    '2. Como administrador: cd C:\\Ayuda y después: caddy run',
    `3. Abra en cada caja http://SERVIDOR:8080${basePath} con el nombre de su servidor.`,
    '',
    'Como servicio de Windows: sc create Ayuda start= auto binPath= "C:\\Ayuda\\caddy.exe run"',
    'Los pasos completos están en la ayuda: «La ayuda sin internet en su tienda».',
    '',
  ].join('\r\n');
}

/**
 * A build as one archive for the server of a shop: the site, what Caddy is told, and how to start it.
 *
 * @param basePath path that the site was built for, `/` or `/ayuda/`
 * @throws {ToolError} when the folder holds no built site
 */
export async function shopArchive(buildDir: string, basePath: string): Promise<Uint8Array> {
  const entries = await readdir(buildDir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(buildDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !LEFT_OUT.test(file));
  if (!files.includes('index.html')) {
    throw new ToolError(`${buildDir} holds no site. Expected index.html there: run npm run build.`);
  }
  const archive: Zippable = {};
  for (const file of files.sort()) {
    archive[`${SITE_FOLDER}${basePath}${file}`] = await readFile(path.join(buildDir, file));
  }
  const text = (content: string) => new TextEncoder().encode(content);
  return zipSync({
    Caddyfile: text(caddyfile(basePath)),
    'LEAME.txt': text(readme(basePath)),
    ...archive,
  });
}
