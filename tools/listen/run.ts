/** `npm run escuchar -- access.log`: what a host's log tells of readers who did not find what they needed. */
import { readFileSync } from 'node:fs';
import { runTool, ToolError } from '../bootstrap/tool-error.mjs';
import { report } from './report';

runTool(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new ToolError('No log was named. Write npm run escuchar -- access.log');
  console.log(report(readFileSync(file, 'utf8')));
});
