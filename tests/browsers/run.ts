/**
 * `npm run check:browsers`: the journeys of this folder in every engine that `browserslist` promises.
 * With names of engines, such as `npm run check:browsers -- firefox webkit`, in those alone; what
 * follows a further `--` goes to Playwright, `-- -- -g search` for the journeys of a name.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { exitCode } from '../../tools/bootstrap/npm.mjs';
import { runTool, ToolError } from '../../tools/bootstrap/tool-error.mjs';
import { thisMachine } from '../../tools/browser';
import { buildSite } from '../../tools/build-site';
import { buildFixture } from '../conformance/support/fixture-builds';
import { ENGINES, type Engine, requireEngine } from './engines';

const PLAYWRIGHT = path.join('node_modules', '@playwright', 'test', 'cli.js');
const CONFIG = 'playwright.browsers.config.ts';

function isEngine(name: string): name is Engine {
  return ENGINES.some((engine) => engine === name);
}

/** @throws {ToolError} for a name that is no engine's */
function chosenEngines(names: readonly string[]): readonly Engine[] {
  const unknown = names.find((name) => !isEngine(name));
  if (unknown) {
    throw new ToolError(`«${unknown}» is no engine; expected some of ${ENGINES.join(', ')}.`);
  }
  return names.length > 0 ? names.filter(isEngine) : ENGINES;
}

runTool(async () => {
  const given = process.argv.slice(2);
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const engines = chosenEngines(given.slice(0, end));
  for (const engine of engines) await requireEngine(engine, thisMachine());
  await buildSite(path.resolve());
  // The edition that is published over it in one journey, which has no time to wait for it.
  await buildFixture('options');
  const projects = engines.map((engine) => `--project=${engine}`);
  const args = [PLAYWRIGHT, 'test', '--config', CONFIG, ...projects, ...given.slice(end + 1)];
  const journeys = spawn(process.execPath, args, { stdio: 'inherit' });
  process.exitCode = await exitCode(journeys);
});
