import { execFile } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const START = path.join(path.dirname(fileURLToPath(import.meta.url)), 'start.mjs');

/** Runs the command with `PORT` set; resolves once it ends. */
function start(port: string): Promise<{ code: number | null; errors: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, PORT: port };
    const command = execFile(process.execPath, [START], { env }, (_error, _output, errors) => {
      resolve({ code: command.exitCode, errors });
    });
  });
}

it('fails at once, without a stack, when the port is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const { code, errors } = await start(String(port));
  other.close();
  expect(code).toBe(1);
  expect(errors.trim()).toBe(
    `Port ${port} is taken by another program. Stop it, or use another port: PORT=${port + 1} npm start`,
  );
});

it('fails at once when the port is no number', async () => {
  const { code, errors } = await start('tres mil');
  expect(code).toBe(1);
  expect(errors).toContain('"tres mil" is not a port.');
});
