import type { PageNode } from '../markdown/page-nodes';

/** A filter of a list with a few values to choose from. */
export interface Choice {
  /** Name of its field, and of its part of the query of the address. */
  name: string;
  label: string;
  /** What it says while nothing is chosen. */
  all: string;
  options: readonly (readonly [value: string, label: string])[];
  /** Whether it offers only what something has together with what is chosen before it. */
  isNarrowed?: true;
}

/** A part of what is found that is looked for by itself: a field of a window. */
export interface FinderItem {
  nodes: readonly PageNode[];
  /** Address of what explains it. Only an answer links it: a thousand addresses would weigh more than all the rest. */
  href?: string;
  /** What it is, in words that readers look for and it does not say. */
  words: string;
}

/** Something to be found, and what is told of it. */
export interface FinderEntry {
  /** What it is called; an entry whose words are here is found before the others. */
  head: readonly PageNode[];
  body: readonly PageNode[];
  /** Places of its values among the options of each choice, in the order of the choices. */
  values: readonly (readonly number[])[];
  /** What readers say when they need it and it does not say, without accents. */
  words: string;
  /** What stands folded under it until few are left. */
  fold?: { label: string; nodes: readonly PageNode[] };
  /** Its parts, folded under what `label` says. */
  parts?: { label: string; items: readonly FinderItem[] };
}

/** Entries that belong together. */
export interface FinderGroup {
  id: string;
  title: string;
  /** What stands above it and the groups beside it. */
  above?: string;
  /** What is true of each of its entries. */
  common?: readonly PageNode[];
  /** Key of the product that they are of, when they are of one. */
  product?: string;
  entries: readonly FinderEntry[];
}

/** A page that finds something among the facts. */
export interface Finder {
  /** Address of the page: `/que-reporte`. */
  url: string;
  title: string;
  description: string;
  keywords: readonly string[];
  intro: readonly PageNode[];
  /** What to write in its field of free text. */
  asks: string;
  choices: readonly Choice[];
  /** Name of one entry and of several: `reporte`, `reportes`. */
  names: readonly [one: string, several: string];
  /** What to say when nothing fits. */
  none: string;
  /** Words that tell nothing here, because all is about them. */
  idle: readonly string[];
  /** Names of the columns, when the entries are rows of a table: the cells are `head` and `body`. */
  columns?: readonly string[];
  groups: readonly FinderGroup[];
}
