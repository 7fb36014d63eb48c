import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { afterAll, beforeAll, expect } from 'vitest';
import { fuzzServer, harmDone } from '../../tools/fuzz-server/fuzz';
import { writeFiles } from '../support/write-files';
import type { Fault } from './support/fault';
import { plainFaults } from './support/plain-faults';
import { sendRaw } from './support/raw-request';

const SERVE = path.resolve('tools/serve.ts');
const LARGE = 30_000_000;
/** Of the requests at random: `npm run fuzz:server -- --seed 2026` sends the same again. */
const SEED = 2026;
/** Megabytes that the collector of garbage may leave between two measures. */
const MEMORY_MARGIN = 40;

let parent: string;
let folder: string;

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'faults-load-'));
  folder = path.join(parent, 'build');
  const pages = Array.from({ length: 200 }, (_, index) => [
    `docs/pagina-${index}/index.html`,
    `<h1>Página ${index}</h1>${'Texto de la página. '.repeat(1_500)}`,
  ]);
  await writeFiles(folder, {
    'index.html': `<h1>Inicio</h1>${' '.repeat(2_000)}`,
    '404.html': `<h1>No encontramos esta página</h1>${' '.repeat(2_000)}`,
    'grande.bin': '',
    ...Object.fromEntries(pages),
  });
  await truncate(path.join(folder, 'grande.bin'), LARGE);
});

afterAll(() => rm(parent, { recursive: true }));

/** The server of `npm run serve` in a process of its own. */
interface Served {
  command: ChildProcess;
  port: number;
  pid: number;
  stop: () => void;
}

/** @param handles how many files and sockets it may have open; undefined: as many as the system gives */
async function serve(handles?: number): Promise<Served> {
  const port = await getPort();
  const node = [process.execPath, '--max-old-space-size=128', '--import', 'tsx', SERVE, folder];
  const line = [...node, '--port', String(port)].map((part) => `'${part}'`).join(' ');
  const limit = handles === undefined ? '' : `ulimit -n ${handles}; `;
  const command = spawn('/bin/sh', ['-c', `${limit}exec ${line}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (command.stdout) await once(command.stdout, 'data');
  return { command, port, pid: command.pid ?? 0, stop: () => command.kill('SIGKILL') };
}

/** Serves for as long as `use` takes. */
async function whileServed(
  use: (served: Served) => Promise<string>,
  handles?: number,
): Promise<string> {
  const served = await serve(handles);
  try {
    return await use(served);
  } finally {
    served.stop();
  }
}

async function readAll(answer: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return bytes;
}

async function statusOf(port: number, address: string, agent?: Agent): Promise<number> {
  const options = { port, path: address, agent, headers: { 'Accept-Encoding': 'gzip' } };
  const [answer] = (await once(get(options), 'response')) as [IncomingMessage];
  await readAll(answer);
  return answer.statusCode ?? 0;
}

async function megabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function openHandles(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}

/** Waits until no more handles are open than there were. */
async function expectHandlesBack(pid: number, before: number): Promise<void> {
  await expect.poll(() => openHandles(pid), { timeout: 10_000 }).toBeLessThanOrEqual(before);
}

/** Asks for page after page over so many connections for so many seconds. */
async function ask(
  port: number,
  connections: number,
  seconds: number,
  onTenth: () => Promise<void>,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1_000;
  let measured = false;
  let answers = 0;
  const odd: string[] = [];

  async function read(reader: number): Promise<void> {
    for (let turn = reader; performance.now() < end; turn += connections) {
      const address = turn % 20 === 0 ? '/nada' : `/docs/pagina-${turn % 200}/`;
      const status = await statusOf(port, address, agent).catch((error: Error) => error.message);
      answers += 1;
      if (status !== (address === '/nada' ? 404 : 200)) odd.push(`${status} ${address}`);
      if (measured || performance.now() < end - seconds * 900) continue;
      measured = true;
      await onTenth();
    }
  }

  await Promise.all(Array.from({ length: connections }, (_, reader) => read(reader)));
  agent.destroy();
  return { answers, odd };
}

const hasProc = process.platform === 'linux';

const load: readonly Fault[] = [
  {
    fault: '50 connections ask for page after page for 60 s',
    expected: 'no error, memory flat, handles back',
    run: () =>
      whileServed(async ({ port, pid }) => {
        await statusOf(port, '/');
        const handles = hasProc ? await openHandles(pid) : 0;
        let early = 0;
        const { answers, odd } = await ask(port, 50, 60, async () => {
          if (hasProc) early = await megabytes(pid);
        });
        expect(odd).toEqual([]);
        if (!hasProc) return 'no error';
        const late = await megabytes(pid);
        expect(late).toBeLessThan(early + MEMORY_MARGIN);
        await expectHandlesBack(pid, handles);
        expect(answers).toBeGreaterThan(1_000);
        return `no error; memory grew by less than ${MEMORY_MARGIN} MB; handles back`;
      }),
  },
  {
    fault: '300 readers leave in the middle of an answer, with 200 handles for all',
    expected: 'the server stays and gives every handle back',
    run: () =>
      whileServed(async ({ port, pid }) => {
        await statusOf(port, '/');
        const before = hasProc ? await openHandles(pid) : 0;
        const request = 'GET /grande.bin HTTP/1.1\r\nHost: a\r\n\r\n';
        for (let round = 0; round < 6; round += 1) {
          await Promise.all(Array.from({ length: 50 }, () => sendRaw(port, request, 1)));
        }
        expect(await statusOf(port, '/')).toBe(200);
        if (hasProc) await expectHandlesBack(pid, before);
        return 'answers, handles back';
      }, 200),
  },
  {
    fault: 'more readers at once than there are handles (40)',
    expected: 'those it has no handle for wait or are refused; the next is answered',
    run: () =>
      whileServed(async ({ port }) => {
        const sockets = Array.from({ length: 60 }, () => {
          const socket = connect(port, '127.0.0.1');
          socket.on('error', () => {});
          socket.write('GET /grande.bin HTTP/1.1\r\nHost: a\r\n\r\n');
          return socket;
        });
        await pause(1_000);
        for (const socket of sockets) socket.destroy();
        await expect.poll(() => statusOf(port, '/').catch(() => 0), { timeout: 10_000 }).toBe(200);
        return 'answers once they left';
      }, 40),
  },
  {
    fault: '50 readers send their request a byte at a time',
    expected: 'all others are answered meanwhile',
    run: () =>
      whileServed(async ({ port }) => {
        const slow = Array.from({ length: 50 }, () => {
          const socket = connect(port, '127.0.0.1');
          socket.on('error', () => {});
          socket.write('GET / HT');
          return socket;
        });
        const begun = performance.now();
        for (let turn = 0; turn < 20; turn += 1) expect(await statusOf(port, '/')).toBe(200);
        const milliseconds = performance.now() - begun;
        for (const socket of slow) socket.destroy();
        expect(milliseconds).toBeLessThan(5_000);
        return '20 answers within 5 s';
      }),
  },
  {
    fault: '50 readers begin to read a large file and stop',
    expected: 'memory flat, all others are answered',
    run: () =>
      whileServed(async ({ port, pid }) => {
        await statusOf(port, '/');
        const before = hasProc ? await megabytes(pid) : 0;
        const sockets = Array.from({ length: 50 }, () => {
          const socket = connect(port, '127.0.0.1', () => socket.pause());
          socket.on('error', () => {});
          socket.write('GET /grande.bin HTTP/1.1\r\nHost: a\r\n\r\n');
          return socket;
        });
        await pause(1_000);
        expect(await statusOf(port, '/')).toBe(200);
        const after = hasProc ? await megabytes(pid) : 0;
        for (const socket of sockets) socket.destroy();
        expect(after).toBeLessThan(before + MEMORY_MARGIN);
        return `200; memory grew by less than ${MEMORY_MARGIN} MB`;
      }),
  },
  {
    fault: `5,000 odd requests at random, 20 at a time (seed ${SEED})`,
    expected: 'no answer that no request may get; alive, handles back, memory flat',
    async run() {
      const report = await fuzzServer(SEED, 5_000);
      expect(harmDone(report)).toEqual([]);
      expect(report.requests).toBe(5_000);
      return 'alive, handles back, memory flat';
    },
  },
];

/** A signal that comes while a large answer is under way. */
function signalFault(signal: 'SIGTERM' | 'SIGINT'): Fault {
  return {
    fault: `${signal} while an answer of 30 MB is under way`,
    expected: 'it is sent to its end, no connection is taken, the process ends with 0',
    run: () =>
      whileServed(async ({ command, port }) => {
        const [answer] = (await once(get({ port, path: '/grande.bin' }), 'response')) as [
          IncomingMessage,
        ];
        const ended = once(command, 'exit');
        command.kill(signal);
        await expect
          .poll(() => statusOf(port, '/').catch((error: Error) => error.message))
          .toContain('ECONNREFUSED');
        expect(await readAll(answer)).toBe(LARGE);
        expect(await ended).toEqual([0, null]);
        return 'the whole answer, then 0';
      }),
  };
}

/** What an operator types. @returns what the command says before it ends */
async function complaint(args: string[]): Promise<string> {
  const command = spawn(process.execPath, ['--import', 'tsx', SERVE, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  command.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = await once(command, 'close');
  expect(code).toBe(1);
  expect(said).not.toMatch(/^\s+at /m);
  return said;
}

interface BadStart {
  fault: string;
  args: () => Promise<string[]> | string[];
  says: RegExp;
}

function startFault({ fault, args, says }: BadStart): Fault {
  return {
    fault,
    expected: 'it does not start, says why in a line and what to do, and shows no stack',
    async run() {
      const said = await complaint(await args());
      expect(said).toMatch(says);
      return (
        said
          .trim()
          .replaceAll(folder, 'build')
          .replaceAll(parent, '…')
          .split('\n')[0]
          ?.slice(0, 120) ?? ''
      );
    },
  };
}

const starts: readonly BadStart[] = [
  { fault: 'a folder without a site', args: () => [parent], says: /no built site.*npm run build/ },
  {
    fault: 'an option that does not exist',
    args: () => [folder, '--prot', '3001'],
    says: /--prot.*\nExpected/s,
  },
  { fault: 'a port that is none', args: () => [folder, '--port', 'tres'], says: /tres/ },
  { fault: 'a port beyond the last', args: () => [folder, '--port', '70000'], says: /70000/ },
  {
    fault: 'a sitemap with an address that is none',
    async args() {
      const other = path.join(parent, 'otro');
      await writeFiles(other, {
        'index.html': '<h1>Uno</h1>',
        'sitemap.xml': '<loc>docs/uno</loc>',
      });
      return [other];
    },
    says: /sitemap\.xml:1.*is not an address/,
  },
];

const inUse: Fault = {
  fault: 'a port that another program has',
  expected: 'it does not start, says so and what to do, and shows no stack',
  async run() {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    const said = await complaint([folder, '--port', String(port)]);
    other.close();
    expect(said).toContain(String(port));
    return said.trim().replaceAll(String(port), '3000').split('\n')[0]?.slice(0, 120) ?? '';
  },
};

plainFaults('The server: load and life', [
  ...load,
  signalFault('SIGTERM'),
  signalFault('SIGINT'),
  ...starts.map(startFault),
  inUse,
]);
