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
import { readBasePath } from '../site-server/site-pages';
import { answerFaults, plainFaults, protocolFaults } from './differences';
import { expectedAnswers } from './expected-answers';
import { startServers } from './servers';

runTool(async () => {
  const buildDir = path.resolve('build');
  const deployDir = path.resolve('deploy');
  if (!existsSync(path.join(deployDir, 'nginx.conf'))) {
    throw new ToolError(`There is no nginx.conf in ${deployDir}. Run "npm run build" first.`);
  }
  await precompress(buildDir);
  const table = expectedAnswers(buildDir, await readBasePath(buildDir));
  const workDir = await mkdtemp(path.join(tmpdir(), 'check-deploy-'));
  const servers = await startServers({ buildDir, deployDir, workDir });
  const faults: string[] = [];
  for (const { name, origin, plain } of servers) {
    const found: string[] = [];
    for (const expected of table) found.push(...(await answerFaults(origin, expected)));
    if (plain) {
      found.push(...(await plainFaults(plain.origin, plain.host)));
      found.push(...(await protocolFaults(origin)));
    }
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  for (const server of servers) await server.close();
  await rm(workDir, { recursive: true });
  if (faults.length > 0) throw new ToolError(faults.join('\n'));
  console.log(`${servers.length} servers give the ${table.length} answers of the table.`);
});
