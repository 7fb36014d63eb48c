import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeManifests } from '../../plugins/offline/after-build/write-manifests';
import type { SavableSets } from '../../plugins/offline/copies/manifest';
import { messageProducts, productLabels } from '../../src/site/constants';

/** A word on a page of the site that the next edition has otherwise. */
export interface Edit {
  /** Path of the page's HTML in the build. */
  page: string;
  from: string;
  to: string;
}

const TEXT = /\.(?:html|js|css|json|xml)$/;

/** What a build leaves beside itself, lists that are written anew, and pages that only lead on. */
const LEFT_OUT = /\.(?:br|gz|sources)$|^offline[-.]|^ir\//;

/** Of the largest product only its root is published: the others suffice, and it takes half as long. */
const LARGEST_PRODUCT = /^docs\/delfin\/.+\//;

/** What changes with every edit: the runtime, which lists the scripts, and the search, whose files share their digits. */
const CHANGED = /runtime~main|^search-docs/;

/** Digits that are other ones after the edit: in the names of what changed, and of the build. */
function newDigits(html: string, changed: readonly string[]): Map<string, string> {
  const inNames = changed.flatMap((file) => /[.-]([0-9a-f]{8})\.js/.exec(file)?.[1] ?? []);
  const build = /data-build=(\w+)/.exec(html)?.[1] ?? '';
  return new Map([...inNames, build].map((digits) => [digits, [...digits].reverse().join('')]));
}

/**
 * Writes the build that one edit of a page would give: its HTML and its script have another word, and
 * what changes with them has another name. A second build of the site would do the same
 * in half a minute.
 *
 * @returns what can be saved of it
 * @throws Error when the page has no such word
 */
export async function writeNextEdition(
  build: string,
  to: string,
  edit: Edit,
): Promise<SavableSets> {
  const html = await readFile(path.join(build, edit.page), 'utf8');
  if (!html.includes(edit.from)) throw new Error(`${edit.page} has no «${edit.from}» to edit.`);
  const files = (await readdir(build, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)))
    .filter((file) => !LEFT_OUT.test(file) && !LARGEST_PRODUCT.test(file));
  const contents = new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(build, file))] as const),
    ),
  );
  const isEdited = (file: string) =>
    file === edit.page ||
    (file.startsWith('assets/js/') && contents.get(file)?.includes(edit.from));
  const changed = files.filter((file) => CHANGED.test(file) || isEdited(file));
  const digits = newDigits(html, changed);
  const anew = (text: string) =>
    [...digits].reduce((result, [from, next]) => result.replaceAll(from, next), text);
  await Promise.all(
    [...contents].map(async ([file, content]) => {
      const text = () => {
        const own = content.toString('utf8');
        return anew(isEdited(file) ? own.replaceAll(edit.from, edit.to) : own);
      };
      const target = path.join(to, anew(file));
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, TEXT.test(file) ? text() : content);
    }),
  );
  return writeManifests(
    { outDir: to, baseUrl: '/' },
    { labels: productLabels, ofMessages: messageProducts },
  );
}
