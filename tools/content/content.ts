import type { Heading, Paragraph, PhrasingContent, Root, TableCell } from 'mdast';
import type { Facts } from '../../src/facts/facts';
import type { Route } from '../../src/facts/routes';

/** Where a passage stands, which decides what is asked of it. */
export type Place =
  | 'heading'
  | 'paragraph'
  | 'cell'
  | 'step'
  | 'description'
  | 'fact'
  | 'synonym'
  | 'component';

/** A run of words typed by a person, in a page, in a value of `data/` or in a component; facts it calls are not in it. */
export interface Passage {
  /** Path relative to the project's root. */
  file: string;
  /** 1-based line of the file. */
  line: number;
  place: Place;
  /** The words as the reader sees them; code and directives leave `standIn`. */
  text: string;
  /** The same words with their marks: bold, code, links. */
  content: readonly PhrasingContent[];
  /** The words without their bold names and without what stands in «quotation marks». */
  plain: string;
}

/** Stands in a passage's text for code and for what a directive writes. */
export const standIn = '\u{FFFC}';

/** A page of the documentation, a post or a standalone page. */
export interface ContentPage {
  /** Path relative to the project's root. */
  file: string;
  kind: 'doc' | 'post' | 'standalone';
  /** Undefined outside the documentation. */
  route: Route | undefined;
  /** The text of the file. */
  source: string;
  frontMatter: Record<string, unknown>;
  /** As typed, directives unexpanded. */
  written: Root;
  /** As the build sees it; undefined when `brokenBy` says why. */
  expanded: Root | undefined;
  /** Why it does not parse, or its directives do not expand. */
  brokenBy: { line: number | undefined; message: string } | undefined;
  passages: readonly Passage[];
}

/** Everything the rules read. */
export interface Content {
  facts: Facts;
  pages: readonly ContentPage[];
  /** Passages of `data/`. */
  factPassages: readonly Passage[];
  /** Passages of the components. */
  componentPassages: readonly Passage[];
  /** Every key and key-like value of `data/`: `ventas-facturar`, `precio-1`. */
  factKeys: ReadonlySet<string>;
  /** Every value of `data/` that is a code of capitals or the name of a service: `FE`, `DelfinApi`. */
  factCodes: ReadonlySet<string>;
  /** Files of the folders of pages that are neither page nor its picture nor settings, relative to the project's root. */
  strayFiles: readonly string[];
}

/** Every passage of the site: those of the pages, then those of `data/` and of the components. */
export function passagesOf({ pages, factPassages, componentPassages }: Content): Passage[] {
  return [...pages.flatMap((page) => page.passages), ...factPassages, ...componentPassages];
}

/** A block that holds a passage. */
export type PassageBlock = Heading | Paragraph | TableCell;
