import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { randomNumbers } from '../random-numbers';
import { type FuzzRequest, RequestGenerator } from './generate-request';

const SERVE = fileURLToPath(new URL('../serve.ts', import.meta.url));
const SECRET = 'outside of the site';
const PATHS = [
  '/',
  '/docs/uno',
  '/docs/uno/',
  '/grande.bin',
  '/grande.bin',
  '/assets/js/main.0a1b2c3d.js',
  '/ayuda.txt',
  '/nada',
];
const STATUSES = new Set([200, 206, 301, 304, 400, 404, 405, 412, 416, 417, 431, 505]);

/** Requests under way at once. */
const CONNECTIONS = 20;
/** Milliseconds that an answer may take. */
const ANSWER_LIMIT = 10_000;

/** What the requests found. */
export interface FuzzReport {
  seed: number;
  requests: number;
  /** Answers by status; `left` are senders who left, `none` those whose request got none. */
  answers: Record<string, number>;
  /** Answers that no request may get, each with its request. */
  faults: string[];
  /** The server answered a plain request at the end. */
  alive: boolean;
  /** Open files and sockets of the server before the first and after the last request. */
  handles?: { before: number; after: number };
  /** Resident memory in MB after a fifth of the requests and after the last. */
  memory?: { before: number; after: number };
}

async function writeSite(parent: string): Promise<string> {
  const site = path.join(parent, 'build');
  await mkdir(path.join(site, 'docs/uno'), { recursive: true });
  await mkdir(path.join(site, 'assets/js'), { recursive: true });
  await writeFile(path.join(parent, 'secret.txt'), SECRET);
  await writeFile(path.join(site, '.hidden'), SECRET);
  await writeFile(path.join(site, 'index.html'), '<h1>Inicio</h1>');
  await writeFile(path.join(site, '404.html'), `<h1>Nada</h1>${' '.repeat(2000)}`);
  await writeFile(path.join(site, 'docs/uno/index.html'), `<h1>Uno</h1>${' '.repeat(2000)}`);
  await writeFile(path.join(site, 'assets/js/main.0a1b2c3d.js'), '0123456789');
  await writeFile(path.join(site, 'ayuda.txt'), 'Contraseña');
  await writeFile(path.join(site, 'grande.bin'), Buffer.alloc(1_000_000));
  return site;
}

/** The bytes of an answer as Latin-1; `undefined` once its reader left. */
function exchange(port: number, { text, leavesAfter }: FuzzRequest): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setTimeout(ANSWER_LIMIT, () => {
      socket.destroy();
      reject(new Error(`no answer in ${ANSWER_LIMIT / 1000} s`));
    });
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (leavesAfter === undefined || bytes < leavesAfter) return;
      socket.resetAndDestroy();
      resolve(undefined);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close before a request that is none of HTTP is sent to its end.
      if (error.code === 'ECONNREFUSED') reject(error);
    });
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

/** What is wrong with an answer, undefined when nothing is. */
function faultOf(answer: string): string | undefined {
  if (answer.includes(SECRET)) return 'a file from above the folder, or a hidden one';
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  if (!STATUSES.has(status)) return `status ${status}`;
  const [, first, last] = /^content-range: bytes (\d+)-(\d+)\//im.exec(head) ?? [];
  if (status !== 206) return undefined;
  const length = rest.join('\r\n\r\n').length;
  return length === Number(last) - Number(first) + 1 ? undefined : `a range of ${length} bytes`;
}

/** Megabytes that the collector of garbage may leave between two measures; a leak has 128 until the server ends. */
const MEMORY_MARGIN = 60;

/** What a server that took all of it well has none of, a line each; the seed repeats the requests. */
export function harmDone({ seed, alive, faults, handles, memory }: FuzzReport): string[] {
  const harm = [...faults];
  if (!alive) harm.push('the server does not answer any more');
  if (handles && handles.after > handles.before) {
    harm.push(`${handles.after} handles, expected ${handles.before} as before`);
  }
  if (memory && memory.after > memory.before + MEMORY_MARGIN) {
    harm.push(
      `${Math.round(memory.after)} MB, expected about ${Math.round(memory.before)} as before`,
    );
  }
  return harm.map((line) => `seed ${seed}: ${line}`);
}

async function openHandles(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Waits a second at most for what the last answers held. */
async function settledHandles(pid: number, before: number): Promise<number> {
  for (let turn = 0; turn < 20 && (await openHandles(pid)) > before; turn += 1) await pause(50);
  return openHandles(pid);
}

/** Serves a folder of the test in a process of its own. A small heap, so that a leak shows. */
async function startServer(site: string, port: number): Promise<ChildProcess> {
  const nodeOptions = ['--max-old-space-size=128', '--import', 'tsx'];
  const server = spawn(process.execPath, [...nodeOptions, SERVE, site, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error('The server ended before it listened.');
  });
  await Promise.race([once(server.stdout, 'data'), ended]);
  ended.catch(() => {});
  return server;
}

/**
 * Sends generated requests to `tools/serve.ts`, 20 at a time, over 127.0.0.1. Handles and memory are
 * counted where the system has `/proc`.
 *
 * @param seed the same seed, the same requests
 */
export async function fuzzServer(seed: number, requests: number): Promise<FuzzReport> {
  const parent = await mkdtemp(path.join(tmpdir(), 'fuzz-server-'));
  const site = await writeSite(parent);
  const port = await getPort();
  const server = await startServer(site, port);
  const measured = server.pid !== undefined && existsSync(`/proc/${server.pid}/fd`);
  const pid = server.pid ?? 0;
  try {
    const generator = new RequestGenerator(randomNumbers(seed), PATHS);
    const report: FuzzReport = { seed, requests: 0, answers: {}, faults: [], alive: false };
    const plain: FuzzRequest = {
      text: 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
    };
    await exchange(port, plain);
    const handlesBefore = measured ? await openHandles(pid) : 0;
    let memoryBefore = 0;

    async function send(): Promise<void> {
      while (report.requests < requests && report.faults.length < 10) {
        report.requests += 1;
        if (measured && report.requests === Math.ceil(requests / 5)) {
          memoryBefore = await residentMegabytes(pid);
        }
        const request = generator.next();
        const outcome = await exchange(port, request).catch((error: Error) => error);
        const answer = outcome instanceof Error ? '' : outcome;
        const kind = answer === undefined ? 'left' : answer.slice(9, 12) || 'none';
        report.answers[kind] = (report.answers[kind] ?? 0) + 1;
        const fault = outcome instanceof Error ? outcome.message : answer && faultOf(answer);
        if (fault) report.faults.push(`${fault}: ${JSON.stringify(request.text.slice(0, 500))}`);
      }
    }

    await Promise.all(Array.from({ length: CONNECTIONS }, send));
    const last = await exchange(port, plain).catch(() => '');
    report.alive = server.exitCode === null && last?.startsWith('HTTP/1.1 200 ') === true;
    if (measured && report.alive) {
      report.handles = { before: handlesBefore, after: await settledHandles(pid, handlesBefore) };
      report.memory = { before: memoryBefore, after: await residentMegabytes(pid) };
    }
    return report;
  } finally {
    server.kill('SIGKILL');
    await rm(parent, { recursive: true });
  }
}
