/**
 * `npm run check:deploy`: holds nginx and Caddy, each as the build configures it, to one table of answers, which the tests
 * of the server of `npm start` ask too. They lead from http to https, speak HTTP/2, and Caddy announces HTTP/3.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { runTool, ToolError } from '../bootstrap/tool-error.mjs';
import { precompress } from '../precompress';
import { readBasePath } from '../site-server/site-pages';
import { answerFaults, plainFaults, protocolFaults } from './differences';
import { expectedAnswers } from './expected-answers';
import { caddy, nginx, start } from './servers';

// Whoever made the certificates of these servers is trusted.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';

runTool(async () => {
  if (!existsSync('deploy/nginx.conf')) {
    throw new ToolError('There is no deploy/nginx.conf. Run "npm run build" first.');
  }
  const buildDir = path.resolve('build');
  await precompress(buildDir);
  const table = expectedAnswers(buildDir, await readBasePath(buildDir));
  const workDir = await mkdtemp(path.join(tmpdir(), 'check-deploy-'));
  const faults: string[] = [];
  for (const programOf of [nginx, caddy]) {
    const ports = { http: await getPort(), https: await getPort() };
    const program = await programOf(buildDir, workDir, ports);
    const origin = `https://localhost:${ports.https}`;
    const server = await start(program, origin);
    const found = [
      ...(await plainFaults(`http://localhost:${ports.http}`, program.host)),
      ...(await protocolFaults(origin, program.name === 'caddy')),
    ];
    for (const expected of table) found.push(...(await answerFaults(origin, expected)));
    faults.push(...found.map((fault) => `${program.name}: ${fault}`));
    server.kill();
  }
  await rm(workDir, { recursive: true });
  if (faults.length > 0) throw new ToolError(faults.join('\n'));
  console.log(`nginx and Caddy give the ${table.length} answers of the table.`);
});
