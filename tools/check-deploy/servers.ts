import { spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { ask } from './ask';

/** A server of the site that is open to the world, at work. */
export interface PublicServer {
  name: string;
  /** Where the site is. */
  origin: string;
  /** Where it leads to https from. */
  plainOrigin: string;
  /** The host that it leads to. */
  host: string;
  stop(): void;
}

/** Milliseconds that a server has to answer after its start. */
const START_LIMIT = 15_000;

/** Debian has servers in a folder that is not in the path of everybody. */
const PATH = `${process.env.PATH}:/usr/sbin`;

/**
 * Starts a program that serves the site at `localhost`, and waits until it answers.
 *
 * @throws {ToolError} when it ends or never answers
 */
async function run(
  name: string,
  ports: { http: number; https: number },
  { host, args, env }: { host: string; args: readonly string[]; env?: NodeJS.ProcessEnv },
): Promise<PublicServer> {
  const origin = `https://localhost:${ports.https}`;
  let end: string | undefined;
  const child = spawn(name, args, {
    env: { ...process.env, PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
    .once('error', ({ message }) => {
      end = `${message}. Install it, in Debian and Ubuntu: sudo apt-get install ${name} openssl`;
    })
    .once('exit', (code) => {
      end = `it ended with code ${code}, and what it printed above says why`;
    });
  const stop = () => void child.kill();
  process.once('exit', stop);
  const limit = performance.now() + START_LIMIT;
  while (!(await ask(origin, '/').catch(() => undefined))) {
    if (performance.now() > limit) end ??= 'it never answered';
    if (end) throw new ToolError(`${name} does not serve the site: ${end}.`);
    await pause(50);
  }
  return { name, origin, plainOrigin: `http://localhost:${ports.http}`, stop, host };
}

/** nginx with `deploy/nginx.conf`, of which only the lines marked «yours» are changed. */
export async function startNginx(buildDir: string, workDir: string): Promise<PublicServer> {
  const ports = { http: await getPort(), https: await getPort() };
  const [key, cert] = [path.join(workDir, 'key.pem'), path.join(workDir, 'cert.pem')];
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ');
  spawnSync('openssl', [...request, '-keyout', key, '-out', cert]);
  const site = (await readFile('deploy/nginx.conf', 'utf8'))
    .replace(/listen 80; # yours/, `listen ${ports.http};`)
    .replace(/listen 443 (.*); # yours/, `listen ${ports.https} $1;`)
    .replace(/ssl_certificate \S+ # yours/, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key \S+ # yours/, `ssl_certificate_key ${key};`)
    .replace(/root \S+ # yours.*/, `root ${buildDir};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = path.join(workDir, 'nginx.conf');
  await writeFile(
    file,
    `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${workDir}/nginx.pid;
error_log stderr crit;
events { }
http {
include /etc/nginx/mime.types;
access_log off;
${temporary.map((name) => `${name}_temp_path ${workDir}/${name};`).join('\n')}
${site}
}`,
  );
  const [, host = ''] = /server_name (\S+);/.exec(site) ?? [];
  const args = ['-c', file, '-p', workDir, '-e', 'stderr'];
  return run('nginx', ports, { host, args });
}

/** Caddy with `deploy/Caddyfile`, which takes all that differs from the environment. */
export async function startCaddy(buildDir: string, workDir: string): Promise<PublicServer> {
  const ports = { http: await getPort(), https: await getPort() };
  const file = path.join(workDir, 'Caddyfile');
  // Nothing of this machine is changed: no certificate is installed, no port of its own opened.
  await writeFile(
    file,
    `{
	admin off
	http_port ${ports.http}
	https_port ${ports.https}
	skip_install_trust
	log {
		level ERROR
	}
}
import ${path.resolve('deploy', 'Caddyfile')}
`,
  );
  const host = 'localhost';
  const folders = { HOME: workDir, XDG_DATA_HOME: workDir, XDG_CONFIG_HOME: workDir };
  const env = { SITE_ADDRESS: host, SITE_ROOT: buildDir, ...folders };
  return run('caddy', ports, {
    host,
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env,
  });
}
