/**
 * `npm run check:browsers`: the journeys of this folder in every engine that `browserslist` promises and that is
 * installed; `npm run check:browsers -- firefox` in that one alone.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../../tools/bootstrap/tool-error.mjs';
import { buildSite } from '../../tools/build-site';
import { stoppableHost } from '../support/stoppable-host';
import { ENGINES } from './engines';
import { JOURNEYS } from './journeys';
import { Reader } from './reader';

function isInstalled(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, program)));
}

runTool(async () => {
  await buildSite();
  const chosen = process.argv.slice(2);
  const table: Record<string, Record<string, string>> = {};
  for (const [engine, { programs, install, start }] of Object.entries(ENGINES)) {
    if (chosen.length > 0 && !chosen.includes(engine)) continue;
    if (!programs.every(isInstalled)) {
      console.log(
        `${engine} is left out: it is not installed. On Debian: apt-get install ${install}`,
      );
      continue;
    }
    for (const [title, journey] of Object.entries(JOURNEYS)) {
      const host = await stoppableHost(path.resolve('build'));
      const { driver, quit } = await start();
      const outcome = await journey(new Reader(driver, host.url), host).then(
        () => 'passed',
        (error: unknown) => console.error(`${engine}: ${title}\n`, error) ?? 'FAILED',
      );
      table[title] = { ...table[title], [engine]: outcome };
      await quit();
      await host.stop();
    }
  }
  console.table(table);
  const outcomes = Object.values(table).flatMap((row) => Object.values(row));
  const passed = outcomes.filter((outcome) => outcome === 'passed').length;
  console.log(`${passed} passed, ${outcomes.length - passed} failed`);
  process.exitCode = passed > 0 && passed === outcomes.length ? 0 : 1;
});
