import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { ask } from './differences';

/** A program that serves the site at `localhost`, as the build configures it. */
export interface Program {
  name: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** The host that it leads to from http. */
  host: string;
}

/** Where a program serves the site, and where it leads to https from. */
export interface Ports {
  http: number;
  https: number;
}

/** Milliseconds that a server has to answer after its start. */
const START_LIMIT = 15_000;

/** Debian has servers in a folder that is not in the path of everybody. */
const PATH = `${process.env.PATH}:/usr/sbin`;

/**
 * Starts a program, and waits until it answers.
 *
 * @throws {ToolError} when it ends or never answers
 */
export async function start({ name, args, env }: Program, origin: string): Promise<ChildProcess> {
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
  process.once('exit', () => child.kill());
  const limit = performance.now() + START_LIMIT;
  while (!(await ask(origin, '/').catch(() => undefined))) {
    if (performance.now() > limit) end ??= 'it never answered';
    if (end) throw new ToolError(`${name} does not serve the site: ${end}.`);
    await pause(50);
  }
  return child;
}

/** nginx with `deploy/nginx.conf`, of which only the lines marked «yours» are changed. */
export async function nginx(buildDir: string, workDir: string, ports: Ports): Promise<Program> {
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
  return { name: 'nginx', host, args: ['-c', file, '-p', workDir, '-e', 'stderr'] };
}

/** Caddy with `deploy/Caddyfile`, which takes all that differs from the environment. */
export async function caddy(buildDir: string, workDir: string, ports: Ports): Promise<Program> {
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
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return { name: 'caddy', host, args, env };
}
