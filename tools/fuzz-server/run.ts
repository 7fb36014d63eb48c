/** `npm run fuzz:server -- [--seed 14] [--requests 5000]`: requests at random against the server. */
import { parseArgs } from 'node:util';
import { runTool, ToolError } from '../bootstrap/tool-error.mjs';
import { fuzzServer, harmDone } from './fuzz';

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new ToolError(
    `--${name} is "${text}". Expected a whole number, for example --${name} 5000`,
  );
}

runTool(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: String(1 + (Date.now() % 1_000_000)) },
      requests: { type: 'string', default: '5000' },
    },
  });
  const seed = wholeNumber('seed', values.seed);
  console.log(`Seed ${seed}; the same requests again: npm run fuzz:server -- --seed ${seed}`);
  const report = await fuzzServer(seed, wholeNumber('requests', values.requests));
  console.log(JSON.stringify(report, undefined, 2));
  const harm = harmDone(report);
  if (harm.length > 0) throw new ToolError(harm.join('\n'));
});
