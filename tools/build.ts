/**
 * `npm run build`: builds the production site into `build/`. `npm run build:current` leaves a build that was made from the
 * same sources as it is.
 */
import { runTool } from './bootstrap/tool-error.mjs';
import { buildSite } from './build-site';

const CURRENT = '--unless-current';
const args = process.argv.slice(2);

runTool(() =>
  buildSite({ unlessCurrent: args.includes(CURRENT), args: args.filter((arg) => arg !== CURRENT) }),
);
