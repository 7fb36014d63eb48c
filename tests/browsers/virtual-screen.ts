import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A screen that nobody sees, for a browser that cannot do without. */
export interface VirtualScreen {
  /** Its name, as the variable `DISPLAY` has it. */
  readonly display: string;
  close(): void;
}

/** Starts Xvfb, which says itself which name was free. */
export async function openVirtualScreen(executable: string): Promise<VirtualScreen> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn(executable, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(server, 'close').then(([code]) => {
    throw new Error(`${executable} ended with code ${code} before it had a screen.`);
  });
  const [name] = await Promise.race([once(createInterface(server.stdout), 'line'), ended]);
  ended.catch(() => undefined);
  return { display: `:${name}`, close: () => server.kill() };
}
