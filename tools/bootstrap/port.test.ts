import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { explainListenError, parsePort, requireFreePort } from './port.mjs';

it.each([undefined, ''])('uses port 3000 when none is asked for (%j)', (text) => {
  expect(parsePort(text)).toBe(3000);
});

it('takes the port that is asked for', () => {
  expect(parsePort('3001')).toBe(3001);
});

it.each(['abc', '0', '65536', '80.5', '-1'])('refuses %s as a port', (text) => {
  expect(() => parsePort(text)).toThrow(
    `"${text}" is not a port. Expected a whole number from 1 to 65535, for example: PORT=3001 npm start`,
  );
});

it('says that a port is taken and how to use another, and nothing once it is free', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort(port)).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or use another port: PORT=${port + 1} npm start`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(requireFreePort(port)).resolves.toBeUndefined();
});

it('explains a port that this user may not use', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  expect(explainListenError(error, 80)).toBe(
    'This user may not listen on port 80. Choose one above 1023, for example: PORT=3000 npm start',
  );
});

it('suggests a port that exists', () => {
  const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  expect(explainListenError(error, 65535)).toContain('PORT=3000 npm start');
});

it('passes on what it does not know', () => {
  expect(explainListenError(new Error('network is down'), 3000)).toContain('(network is down)');
});
