/**
 * `npm run check:deploy`: holds nginx, Caddy and the server of `npm start`, each as the build configures
 * it, to one table of answers, and browses the site on each under its content policy. Those that are
 * open to the world lead from http to https, and have the score of the Observatory that is promised.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool, ToolError } from '../bootstrap/tool-error.mjs';
import { launchBrowser } from '../launch-browser';
import { precompress } from '../precompress';
import { readSitePages } from '../site-server/site-pages';
import { refusalsWhileBrowsing } from './browse';
import { differences, expectedAnswers, plainDifferences } from './expected-answers';
import { lowScores } from './low-scores';
import { startServers } from './servers';

runTool(async () => {
  const buildDir = path.resolve('build');
  const deployDir = path.resolve('deploy');
  if (!existsSync(path.join(deployDir, 'nginx.conf'))) {
    throw new ToolError(`There is no nginx.conf in ${deployDir}. Run "npm run build" first.`);
  }
  await precompress(buildDir);
  const { basePath } = await readSitePages(buildDir);
  const workDir = await mkdtemp(path.join(tmpdir(), 'check-deploy-'));
  const servers = await startServers({ buildDir, deployDir, workDir });
  const browser = await launchBrowser(['--ignore-certificate-errors']);
  const faults: string[] = [];
  try {
    for (const { name, origin, plain } of servers) {
      const found = [
        ...(await differences(origin, { buildDir, basePath, isPrecompressed: true })),
        ...(plain ? await plainDifferences(plain.origin, plain.host, basePath) : []),
        ...(plain ? await lowScores({ origin, plain, basePath }) : []),
        ...(await refusalsWhileBrowsing(browser, origin + basePath.slice(0, -1))),
      ];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
      console.log(
        `${name}: ${faults.length === 0 ? 'as expected' : `${faults.length} faults so far`}`,
      );
    }
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
    await rm(workDir, { recursive: true });
  }
  if (faults.length > 0) throw new ToolError(faults.join('\n'));
  const { length } = expectedAnswers(buildDir, basePath);
  console.log(
    `${servers.length} servers give the ${length} answers of the table, and no policy refused anything.`,
  );
});
