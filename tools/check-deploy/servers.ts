import { spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { createSiteServer } from '../site-server/create-site-server';
import { serveOnFreePort } from '../site-server/on-free-port';
import { ask } from './ask';

/** A server of the site at work. */
export interface RunningServer {
  name: string;
  /** Where the site is. */
  origin: string;
  /** Where it leads to https from, and the host that it leads to; nothing where it speaks http only. */
  plain?: { origin: string; host: string };
  close(): Promise<void>;
}

/** The folders that a server reads, and one of its own to write in. */
interface Folders {
  buildDir: string;
  deployDir: string;
  workDir: string;
}

/** With the folder where Debian has servers, which is not in the path of everybody. */
const ENVIRONMENT = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Milliseconds that a server has to answer after its start. */
const START_LIMIT = 15_000;

/** @throws {ToolError} naming what is not installed */
function requirePrograms(): void {
  for (const [program, argument] of [
    ['nginx', '-v'],
    ['caddy', 'version'],
    ['openssl', 'version'],
  ] as const) {
    if (spawnSync(program, [argument], { env: ENVIRONMENT }).status === 0) continue;
    throw new ToolError(
      `${program} is not installed, so nothing was checked. Install it (Debian, Ubuntu: "sudo apt-get ` +
        `install ${program}") and run "npm run check:deploy" again.`,
    );
  }
}

/** A program that serves the site at `localhost`, and leads from http to `host` over https. */
interface Program {
  name: string;
  args: readonly string[];
  ports: { http: number; https: number };
  host: string;
  env?: NodeJS.ProcessEnv;
}

/** Starts a program and waits until it answers. @throws {ToolError} when it ends or never does */
async function run({ name, args, ports, host, env }: Program): Promise<RunningServer> {
  const [plain, origin] = [`http://localhost:${ports.http}`, `https://localhost:${ports.https}`];
  const child = spawn(name, args, {
    env: { ...ENVIRONMENT, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const end = performance.now() + START_LIMIT;
  while (!(await ask(origin, '/').catch(() => undefined))) {
    if (child.exitCode !== null || performance.now() > end) {
      child.kill();
      throw new ToolError(`${name} does not serve the site; what it printed above says why.`);
    }
    await pause(50);
  }
  return {
    name,
    origin,
    plain: { origin: plain, host },
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}

/** nginx with `deploy/nginx.conf`, of which only the lines marked «yours» are changed. */
async function startNginx({ buildDir, deployDir, workDir }: Folders): Promise<RunningServer> {
  const ports = { http: await getPort(), https: await getPort() };
  const [key, cert] = [path.join(workDir, 'key.pem'), path.join(workDir, 'cert.pem')];
  const subject = [
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
  ];
  spawnSync('openssl', ['req', ...subject, '-keyout', key, '-out', cert]);
  const written = await readFile(path.join(deployDir, 'nginx.conf'), 'utf8');
  const site = written
    .replace(/listen 80; # yours/, `listen ${ports.http};`)
    .replace(/listen 443 (.*); # yours/, `listen ${ports.https} $1;`)
    .replace(/ssl_certificate \S+ # yours/, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key \S+ # yours/, `ssl_certificate_key ${key};`)
    .replace(/root \S+ # yours.*/, `root ${buildDir};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `
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
}`;
  const file = path.join(workDir, 'nginx.conf');
  await writeFile(file, config);
  const [, host = ''] = /server_name (\S+);/.exec(site) ?? [];
  return run({ name: 'nginx', args: ['-c', file, '-p', workDir, '-e', 'stderr'], ports, host });
}

/** Caddy with `deploy/Caddyfile`, which takes all that differs from the environment. */
async function startCaddy({ buildDir, deployDir, workDir }: Folders): Promise<RunningServer> {
  const ports = { http: await getPort(), https: await getPort() };
  // Nothing of this machine is changed: no certificate is installed, no port of its own opened.
  const own = `{\n\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n\tskip_install_trust\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n`;
  const file = path.join(workDir, 'Caddyfile');
  await writeFile(file, `${own}import ${path.join(deployDir, 'Caddyfile')}\n`);
  const host = 'localhost';
  const folders = { HOME: workDir, XDG_DATA_HOME: workDir, XDG_CONFIG_HOME: workDir };
  const env = { SITE_ADDRESS: host, SITE_ROOT: buildDir, ...folders };
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return run({ name: 'caddy', args, ports, host, env });
}

/**
 * Starts the server of `npm start`, and nginx and Caddy as the build says, on ports that nobody uses.
 *
 * @throws {ToolError} when one is not installed, or does not take what the build wrote for it
 */
export async function startServers(folders: Folders): Promise<RunningServer[]> {
  requirePrograms();
  const { url, close } = await serveOnFreePort(await createSiteServer(folders.buildDir));
  const own = { name: 'npm start', origin: url, close };
  return [own, await startNginx(folders), await startCaddy(folders)];
}
