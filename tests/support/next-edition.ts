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

/** The digits that the bundler writes anew with every build: of the chunks, the entries, the search and the build. */
function newDigits(html: string, files: readonly string[]): Map<string, string> {
  const inNames = files.flatMap(
    (file) => /(?:main|runtime~main|\/p0|search-docs)[.-]([0-9a-f]{8,})\.js/.exec(file)?.[1] ?? [],
  );
  const build = /data-build=(\w+)/.exec(html)?.[1] ?? '';
  return new Map([...inNames, build].map((digits) => [digits, [...digits].reverse().join('')]));
}

/**
 * Writes the build that one edit of a page would give: its HTML and its script have another word, and
 * every name that changes with the build is another one. A second build of the site would do the same
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
  const digits = newDigits(html, files);
  const anew = (text: string) =>
    [...digits].reduce((result, [from, next]) => result.replaceAll(from, next), text);
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(build, file));
      const isEdited = file === edit.page || file.startsWith('assets/js/p');
      const text = () => {
        const own = content.toString('utf8');
        return anew(isEdited ? own.replaceAll(edit.from, edit.to) : own);
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
