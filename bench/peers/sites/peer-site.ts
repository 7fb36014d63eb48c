import type { Corpus } from '../corpus/corpus';
import type { PeerId } from '../versions';

/** Ids of everything that is measured. */
export type SiteId = 'site' | PeerId;

/** A command of a generator, run in the folder of its project. */
export interface Command {
  executable: string;
  args: string[];
  environment?: Record<string, string>;
}

/** Where the parts that a reader touches are in the pages of a generator. */
export interface Selectors {
  /** What holds the links of the sidebar on a wide screen. */
  sidebar: string;
  /** What opens the sidebar on a phone. */
  menuButton: string;
  /** What holds its links there. */
  menu: string;
}

/** One way to make a documentation site, as the benchmark drives it. */
export interface BenchedSite {
  id: SiteId;
  label: string;
  /** Folder of its project, which holds its packages and is used again. */
  folder: string;
  /** Puts the packages into the folder when they are not there. */
  install(): Promise<void>;
  /** Writes configuration and pages; what an earlier corpus left is gone. */
  write(corpus: Corpus): Promise<void>;
  /** The file, from the folder, that holds a page of the corpus. */
  sourceFile(path: string): string;
  build: Command;
  dev(port: number): Command;
  /** What a build leaves for the next one to be faster, from the folder. */
  caches: string[];
  /** What a build writes for readers, from the folder. */
  output: string;
  /** Address paths whose files change their names when they change, so that browsers keep them. */
  immutable: RegExp;
  selectors: Selectors;
}
