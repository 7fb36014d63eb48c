import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFiles } from '../tests/support/write-files';

const SERVE = fileURLToPath(new URL('serve.ts', import.meta.url));
const START = fileURLToPath(new URL('start.mjs', import.meta.url));
const LARGE = 30_000_000;

let folder: string;
let serving: ChildProcess | undefined;

function run(script: string, args: string[]): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** What a command that must fail writes, without a stack. */
async function complaint(script: string, args: string[]): Promise<string> {
  const command = run(script, args);
  const errors: Buffer[] = [];
  command.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
  const [code] = await once(command, 'close');
  const written = Buffer.concat(errors).toString();
  expect(code).toBe(1);
  expect(written).not.toMatch(/^\s+at /m);
  return written;
}

/** Resolves once it listens. */
async function serve(): Promise<{ command: ChildProcess; port: number }> {
  const port = await getPort();
  const command = run(SERVE, [folder, '--port', String(port)]);
  serving = command;
  if (command.stdout) await once(command.stdout, 'data');
  return { command, port };
}

/** Resolves with an answer that has begun and is not read yet. */
async function begin(port: number): Promise<IncomingMessage> {
  const [answer] = await once(get({ port, path: '/grande.bin' }), 'response');
  return answer;
}

async function countBytes(answer: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  return bytes;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  await writeFiles(folder, { 'index.html': '<h1>Inicio</h1>', 'grande.bin': '' });
  await truncate(path.join(folder, 'grande.bin'), LARGE);
});

afterEach(async () => {
  serving?.kill('SIGKILL');
  serving = undefined;
  await rm(folder, { recursive: true });
});

describe.each(['SIGTERM', 'SIGINT'] as const)('on %s', (signal) => {
  it('ends with 0, also with a connection kept for later', async () => {
    const { command, port } = await serve();
    await countBytes((await once(get({ port }), 'response'))[0]);
    command.kill(signal);
    expect(await once(command, 'exit')).toEqual([0, null]);
  });

  it('takes no more connections, lets the open answer end, then ends with 0', async () => {
    const { command, port } = await serve();
    const answer = await begin(port);
    const ended = once(command, 'exit');
    command.kill(signal);
    await expect
      .poll(() => once(get({ port }), 'response').catch((error: Error) => error.message))
      .toContain('ECONNREFUSED');
    expect(await countBytes(answer)).toBe(LARGE);
    expect(await ended).toEqual([0, null]);
  });
});

it('waits ten seconds and no longer for a reader who does not read', {
  timeout: 30_000,
}, async () => {
  const { command, port } = await serve();
  const answer = await begin(port);
  const begun = performance.now();
  command.kill('SIGTERM');
  answer.once('error', () => {});
  expect(await once(command, 'exit')).toEqual([0, null]);
  expect(performance.now() - begun).toBeGreaterThan(9_000);
  expect(performance.now() - begun).toBeLessThan(15_000);
});

it('says which option it does not know, and which there are', async () => {
  expect(await complaint(SERVE, [folder, '--prot', '3001'])).toMatch(
    /Unknown option '--prot'.*\nExpected: npm run serve -- \[folder\] \[--port 3001\]/s,
  );
  expect(await complaint(SERVE, [folder, 'other'])).toContain('One folder is served, not 2');
  expect(await complaint(START, ['--port=3001'])).toMatch(/"--port=3001".*PORT=3001 npm start/);
});
