import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shortHash } from '../../../src/build/content-hash';
import type { WrittenSite } from '../../../src/build/written-site';
import {
  type Manifest,
  manifestName,
  SAVABLE_SETS,
  type SavableSet,
  type SavableSets,
} from '../copies/manifest';
import { type BuiltFile, type BuiltPage, readBuiltSite } from './built-site';

/** What is no product's: home page, blog, glossary, learning paths. */
const OTHER_PAGES = { id: 'general', label: 'Inicio, glosario, rutas por rol y blog' };

/** Pages that every reader without a network needs; a message may come up while there is none. */
const OF_EVERY_SET = /^(?:sin-conexion|buscar|mensajes)\/?$/;

/** Pages that answer nothing: they are for those who write and design the others. */
const OF_NO_SET = /^estilo\/?$/;

const BUILD_MARK = /data-build=(?<build>\w+)/;

/** What pages have without naming it: the files of the search and the rules of the bar. */
const OF_ALL_PAGES = /^search-|^assets\/css\/offline-notice\./;

/** Everything in pages that may be an address. */
function addressesIn(pages: readonly BuiltPage[]): Set<string> {
  return new Set(pages.flatMap(({ html }) => html.match(/\/[\w./~-]+\.\w+/g) ?? []));
}

/**
 * Tells which files some pages of a site need: those that they name, and the chunks that no page names, because scripts
 * ask for them while they run.
 */
function filesFinder(
  { pages, files }: Awaited<ReturnType<typeof readBuiltSite>>,
  baseUrl: string,
): (pages: readonly BuiltPage[]) => BuiltFile[] {
  const namedAnywhere = addressesIn(pages);
  const isLazyChunk = ({ path }: BuiltFile) =>
    path.startsWith('assets/js/') && !namedAnywhere.has(baseUrl + path);
  const ofAll = files.filter((file) => OF_ALL_PAGES.test(file.path) || isLazyChunk(file));
  return (some) => {
    const named = addressesIn(some);
    return [...new Set([...ofAll, ...files.filter(({ path }) => named.has(baseUrl + path))])];
  };
}

function sum(files: readonly BuiltFile[], amount: (file: BuiltFile) => number): number {
  return files.reduce((total, file) => total + amount(file), 0);
}

/** Names of the products. */
export interface NamedProducts {
  /** By the segment of their addresses. */
  labels: Readonly<Record<string, string>>;
  /** Those segments, by the prefix in the addresses of their messages: `dlf`. */
  ofMessages: Readonly<Record<string, string>>;
}

/**
 * Writes a manifest for each product, with everything that reading it takes, and the list of them. The pages are those
 * that readers get.
 */
export async function writeManifests(
  { outDir, baseUrl }: Pick<WrittenSite, 'outDir' | 'baseUrl'>,
  { labels, ofMessages }: NamedProducts,
): Promise<SavableSets> {
  const site = await readBuiltSite(outDir, baseUrl);
  const inAnySet = new Set<BuiltFile>();
  const build = BUILD_MARK.exec(site.pages[0]?.html ?? '')?.groups?.build ?? '';
  const filesOf = filesFinder(site, baseUrl);

  function productOf({ path: own }: BuiltPage): string {
    const [, folder, prefix = ''] = /^(?:docs\/([^/]+)|mensajes\/([a-z]+)-)/.exec(own) ?? [];
    const product = folder ?? ofMessages[prefix] ?? '';
    return product in labels ? product : OTHER_PAGES.id;
  }

  async function writeSet(id: string, label: string): Promise<SavableSet> {
    const pages = site.pages.filter(
      (page) =>
        OF_EVERY_SET.test(page.path) || (productOf(page) === id && !OF_NO_SET.test(page.path)),
    );
    const files = filesOf(pages);
    const manifest: Manifest = {
      build,
      pages: pages.map(({ path, transfer }) => [path, transfer]),
      files: files.map(({ path, transfer, content }) => [path, transfer, shortHash(content)]),
    };
    const text = JSON.stringify(manifest);
    const name = manifestName(id, shortHash(text));
    await writeFile(path.join(outDir, name), text);
    const all = [...pages, ...files];
    for (const file of all) inAnySet.add(file);
    return {
      ...{ id, label, manifest: name, pages: pages.length },
      transfer: sum(all, ({ transfer }) => transfer),
      size: sum(all, ({ content }) => content.length),
    };
  }

  const wanted = [...Object.entries(labels), [OTHER_PAGES.id, OTHER_PAGES.label] as const];
  const sets = await Promise.all(wanted.map(([id, label]) => writeSet(id, label)));
  const transferOfAll = sum([...inAnySet], ({ transfer }) => transfer);
  const list: SavableSets = { sets, transferOfAll };
  await writeFile(path.join(outDir, SAVABLE_SETS), JSON.stringify(list));
  return list;
}
