/** `npm run compress`: writes compressed copies beside the files of `build/`, as small as they get. */
import { runTool } from './bootstrap/tool-error.mjs';
import { precompress } from './precompress';

runTool(async () => {
  const compressed = await precompress('build', { isBest: true });
  console.log(`Compressed ${compressed} files of build/, which servers send as they lie.`);
});
