import { spawn } from 'node:child_process';
import { readTreeMemory } from './process-tree';

/** What one build took. */
export interface BuildCost {
  seconds: number;
  /** Highest sampled resident memory of the build's processes together, in MB of 10^6 bytes. */
  peakMegabytes: number;
}

/** A program to run and wait for. */
export interface MeasuredCommand {
  executable: string;
  args: string[];
  folder: string;
  environment: Record<string, string>;
  /** After which it is ended; never, when it is left out. */
  limitSeconds?: number;
}

/** Often enough to see a peak that lasts, seldom enough not to slow the build. */
const SAMPLING_INTERVAL_MS = 250;

/**
 * Runs a build to its end as a continuous integration server would.
 *
 * @throws {Error} with the command's output when it fails or takes longer than its limit
 */
export async function measureProcess(command: MeasuredCommand): Promise<BuildCost> {
  const { executable, args, folder, environment, limitSeconds } = command;
  const started = performance.now();
  const build = spawn(executable, args, {
    cwd: folder,
    env: { ...process.env, CI: 'true', NO_COLOR: '1', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitSeconds && limitSeconds * 1000,
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  }
  let peakKilobytes = 0;
  const sampler = setInterval(async () => {
    const memory = await readTreeMemory(build.pid ?? 0);
    peakKilobytes = Math.max(peakKilobytes, memory);
  }, SAMPLING_INTERVAL_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    build.once('error', reject);
    build.once('close', resolve);
  }).finally(() => clearInterval(sampler));
  const seconds = (performance.now() - started) / 1000;
  if (code === null) {
    throw new Error(`The build in ${folder} was ended after ${seconds.toFixed(0)} s:\n${output}`);
  }
  if (code !== 0) throw new Error(`The build in ${folder} ended with code ${code}:\n${output}`);
  return { seconds, peakMegabytes: (peakKilobytes * 1024) / 1e6 };
}
