import { expect, it, vi } from 'vitest';
import { inScratchFolder } from '../../../tests/support/scratch-folder';
import { keptRules } from './kept-rules';
import { namesOfPage } from './page-names';

inScratchFolder('kept-rules');

const names = namesOfPage('<p class="aviso nota">');
const workOut = vi.fn(async () => '.aviso{margin:0}');

async function build(css: string, page = names): Promise<string> {
  const kept = keptRules(css);
  const rules = await kept.rulesFor(page, workOut);
  kept.keep();
  return rules;
}

it('works rules out once for the same names and stylesheet, whatever the order of the names', async () => {
  await build('.aviso{margin:0}');
  expect(await build('.aviso{margin:0}', namesOfPage('<p class="nota aviso">'))).toBe(
    '.aviso{margin:0}',
  );
  expect(workOut).toHaveBeenCalledTimes(1);
  await build('.aviso{margin:0}', namesOfPage('<p class="aviso">'));
  await build('.aviso{margin:1px}');
  expect(workOut).toHaveBeenCalledTimes(3);
});
