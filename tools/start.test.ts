import { execFile } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const START = fileURLToPath(new URL('start.mjs', import.meta.url));

/** What the command prints, and its code, when it ends at once. */
function start(port: string): Promise<{ code: number | null; errors: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, PORT: port };
    const command = execFile(process.execPath, [START], { env }, (_error, _output, errors) => {
      resolve({ code: command.exitCode, errors });
    });
  });
}

it('fails at once, in one sentence, when the port is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const { code, errors } = await start(String(port));
  other.close();
  expect(code).toBe(1);
  expect(errors.trim()).toMatch(
    new RegExp(`^Port ${port} cannot be used \\(.*EADDRINUSE.*\\): stop .*PORT=3001 npm start$`),
  );
});

it.each(['tres mil', '65536'])('fails at once on port %s', async (port) => {
  const { code, errors } = await start(port);
  expect(code).toBe(1);
  expect(errors).toContain(`PORT is "${port}". Expected a whole number from 1 to 65535`);
});
