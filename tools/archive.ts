/** `npm run archive`: packs `build/` into `ayuda.zip`, for the server of a shop without internet. */
import { writeFile } from 'node:fs/promises';
import { site } from '../src/site/constants';
import { runTool } from './bootstrap/tool-error.mjs';
import { shopArchive } from './shop-archive';

runTool(async () => {
  const archive = await shopArchive('build', site.baseUrl);
  await writeFile('ayuda.zip', archive);
  console.log(
    `ayuda.zip has ${(archive.length / 1e6).toFixed(1)} MB; LEAME.txt in it says how to start it.`,
  );
});
