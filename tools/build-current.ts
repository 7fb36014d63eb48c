/** `npm run build:current`: builds the site, unless the build that is there was made from the same sources. */
import path from 'node:path';
import { runTool } from './bootstrap/tool-error.mjs';
import { buildSite } from './build-site';

runTool(() => buildSite(path.resolve('.')));
