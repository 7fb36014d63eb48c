import { type ChildProcess, spawn } from 'node:child_process';
import type { Command } from '../sites/peer-site';

/** A program that runs until it is told to end. */
export interface RunningProgram {
  /** What it has printed so far. */
  output(): string;
  hasEnded(): boolean;
  /** Ends it and everything it started. */
  end(): Promise<void>;
}

/** How long a program may take to end when it is asked to. */
const GRACE_MS = 5000;

const running = new Set<ChildProcess>();

/** Signals a program and everything it started; it leads a process group of its own. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended meanwhile, which is what was wanted.
  }
}

process.once('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/** Starts a program in a folder. */
export function startProgram(command: Command, folder: string): RunningProgram {
  const child = spawn(command.executable, command.args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', BROWSER: 'none', ...command.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  }
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const note = (): void => {
      hasEnded = true;
      running.delete(child);
      resolve();
    };
    child.once('error', note);
    child.once('close', note);
  });
  return {
    output: () => output,
    hasEnded: () => hasEnded,
    async end() {
      signalGroup(child, 'SIGTERM');
      const killer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
      await ended;
      clearTimeout(killer);
      signalGroup(child, 'SIGKILL');
    },
  };
}
