import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Corpus, Dialect } from './corpus';
import type { Command } from './process';

/** One way to make a documentation site, as the benchmark drives it; `peers.yaml` explains the first half. */
export interface BenchedSite {
  id: string;
  label: string;
  cli: string;
  dev: string;
  dialect: Dialect;
  caches: readonly string[];
  output: string;
  selectors: Record<
    'sidebar' | 'menuButton' | 'menu' | 'searchButton' | 'searchField' | 'searchResults',
    string
  >;
  /** Folder of its project, which is used again. */
  folder: string;
  /** The Node that runs it. */
  executable: string;
  /** Writes configuration and pages, and installs the packages that are not there. */
  prepare(corpus: Corpus): Promise<void>;
  /** The file, from the folder, that holds a page of the corpus. */
  sourceFile(path: string): string;
}

/** The command line of a site's generator. */
export function generator({ executable, folder, cli }: BenchedSite, args: string): Command {
  const file = path.join(folder, 'node_modules', cli);
  return { executable, args: [file, ...args.split(' ')], folder };
}

/** Writes a file of a site and the folders above it. */
export async function writeTo(folder: string, file: string, text: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}
