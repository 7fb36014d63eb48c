import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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

/** @throws {ToolError} naming the package when a program is not installed */
function requirePrograms(): void {
  for (const [program, version, name] of [
    ['nginx', '-v', 'nginx'],
    ['caddy', 'version', 'caddy'],
    ['openssl', 'version', 'openssl'],
  ] as const) {
    if (spawnSync(program, [version], { env: ENVIRONMENT }).status === 0) continue;
    throw new ToolError(
      `SKIPPED: ${program} is not installed, so nothing was checked. Install it (Debian, Ubuntu: ` +
        `"sudo apt-get install ${name}") and run "npm run check:deploy" again.`,
    );
  }
}

/** Ports of a server that speaks http and https. */
async function freePorts(): Promise<{ http: number; https: number }> {
  const [http, https] = await Promise.all([getPort(), getPort()]);
  return { http, https };
}

/** Waits until a server answers. @throws {ToolError} with what it said when it ends or never does */
async function untilItAnswers(
  child: ChildProcess,
  name: string,
  origins: readonly string[],
): Promise<void> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const end = performance.now() + START_LIMIT;
  for (const origin of origins) {
    while (!(await ask(origin, '/').catch(() => undefined))) {
      if (child.exitCode !== null || performance.now() > end) {
        child.kill();
        throw new ToolError(`${name} does not serve the site:\n${said}`);
      }
      await pause(50);
    }
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

async function run({ name, args, ports, host, env }: Program): Promise<RunningServer> {
  const [plain, origin] = [`http://localhost:${ports.http}`, `https://localhost:${ports.https}`];
  const child = spawn(name, args, {
    env: { ...ENVIRONMENT, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilItAnswers(child, name, [plain, origin]);
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

function certificate(workDir: string): { key: string; cert: string } {
  const [key, cert] = [path.join(workDir, 'key.pem'), path.join(workDir, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
  const made = spawnSync('openssl', [
    ...request,
    ...['-subj', '/CN=localhost', '-keyout', key, '-out', cert],
  ]);
  if (made.status === 0) return { key, cert };
  throw new ToolError(`openssl makes no certificate: ${made.stderr}`);
}

/** nginx with `deploy/nginx.conf`, of which only the lines marked «yours» are changed. */
async function startNginx({ buildDir, deployDir, workDir }: Folders): Promise<RunningServer> {
  const ports = await freePorts();
  const { key, cert } = certificate(workDir);
  const written = await readFile(path.join(deployDir, 'nginx.conf'), 'utf8');
  const site = written
    .replace(/listen 80; # yours/, `listen ${ports.http};`)
    .replace(/listen 443 ssl; # yours/, `listen ${ports.https} ssl;`)
    .replace(/ssl_certificate \S+ # yours/, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key \S+ # yours/, `ssl_certificate_key ${key};`)
    .replace(/root \S+ # yours.*/, `root ${buildDir};`);
  await writeFile(path.join(workDir, 'site.conf'), site);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    `pid ${workDir}/nginx.pid;`,
    'error_log stderr error;',
    'events { }',
    'http {',
    'include /etc/nginx/mime.types;',
    'access_log off;',
    ...folders.map((name) => `${name}_temp_path ${workDir}/${name};`),
    `include ${workDir}/site.conf;`,
    '}',
  ];
  const file = path.join(workDir, 'nginx.conf');
  await writeFile(file, config.join('\n'));
  const [, host = ''] = /server_name (\S+);/.exec(site) ?? [];
  return run({ name: 'nginx', args: ['-c', file, '-p', workDir, '-e', 'stderr'], ports, host });
}

/** Caddy with `deploy/Caddyfile`, which takes all that differs from the environment. */
async function startCaddy({ buildDir, deployDir, workDir }: Folders): Promise<RunningServer> {
  const ports = await freePorts();
  // Nothing of this machine is changed: no certificate is installed, no port of its own opened.
  const own = `{\n\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n\tskip_install_trust\n}\n`;
  const file = path.join(workDir, 'Caddyfile');
  await writeFile(file, `${own}import ${path.join(deployDir, 'Caddyfile')}\n`);
  const host = 'localhost';
  const env = {
    SITE_ADDRESS: host,
    SITE_ROOT: buildDir,
    HOME: workDir,
    XDG_DATA_HOME: workDir,
    XDG_CONFIG_HOME: workDir,
  };
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return run({ name: 'caddy', args, ports, host, env });
}

async function startSiteServer({ buildDir }: Folders): Promise<RunningServer> {
  const site = await serveOnFreePort(await createSiteServer(buildDir));
  return { name: 'npm start', origin: site.url, close: site.close };
}

/**
 * Starts nginx and Caddy as the build says, and the server of `npm start`, on ports that nobody uses.
 *
 * @throws {ToolError} when one is not installed, or does not take what the build wrote for it
 */
export async function startServers(folders: Folders): Promise<RunningServer[]> {
  requirePrograms();
  await mkdir(folders.workDir, { recursive: true });
  const running: RunningServer[] = [];
  try {
    for (const start of [startSiteServer, startNginx, startCaddy]) {
      running.push(await start(folders));
    }
    return running;
  } catch (error) {
    for (const server of running) await server.close();
    throw error;
  }
}
