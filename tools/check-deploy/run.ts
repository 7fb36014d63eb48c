/**
 * `npm run check:deploy`: holds nginx, Caddy and the server of `npm start`, each as the build configures
 * it, to one table of answers. Those that are open to the world lead from http to https, and speak HTTP/2.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool, ToolError } from '../bootstrap/tool-error.mjs';
import { precompress } from '../precompress';
import { createSiteServer } from '../site-server/create-site-server';
import { serveOnFreePort } from '../site-server/on-free-port';
import { readBasePath } from '../site-server/site-pages';
import { answerFaults, plainFaults } from './differences';
import { expectedAnswers } from './expected-answers';
import { startCaddy, startNginx } from './servers';

runTool(async () => {
  if (!existsSync('deploy/nginx.conf')) {
    throw new ToolError('There is no deploy/nginx.conf. Run "npm run build" first.');
  }
  const buildDir = path.resolve('build');
  await precompress(buildDir);
  const table = expectedAnswers(buildDir, await readBasePath(buildDir));
  const faults: string[] = [];
  async function check(name: string, origin: string): Promise<void> {
    for (const expected of table) {
      const found = await answerFaults(origin, expected);
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
  }

  const own = await serveOnFreePort(await createSiteServer(buildDir));
  await check('npm start', own.url);
  await own.close();
  const workDir = await mkdtemp(path.join(tmpdir(), 'check-deploy-'));
  for (const start of [startNginx, startCaddy]) {
    const { name, origin, plainOrigin, host, stop } = await start(buildDir, workDir);
    await check(name, origin);
    const found = await plainFaults(plainOrigin, host);
    faults.push(...found.map((fault) => `${name}: ${fault}`));
    stop();
  }
  await rm(workDir, { recursive: true });
  if (faults.length > 0) throw new ToolError(faults.join('\n'));
  console.log(`nginx, Caddy and npm start give the ${table.length} answers of the table.`);
});
