/** One section of a page, as the docs file holds it. */
export interface SearchRecord {
  /** Address of the page with the anchor of the section: `/docs/delfin/faqs/ventas/#como-anulo`. */
  url: string;
  /** Start of the section's text; excerpts are cut from it. */
  text: string;
  /** Title of the page. */
  subcategory: string;
  /** Heading of the section; the title of the page for the text before its first heading. */
  title: string;
  /** What the page is called among its neighbours, where that is not its title; only on its first record. */
  label?: string;
  /** Names of the groups above the page; only on the first record of each page. */
  path?: string[];
  /** Key of the product of a message's page, whose address names none; only on its first record. */
  product?: string;
}

/** The search docs file. */
export interface SearchDocsFile {
  searchDocs: SearchRecord[];
  options: { maxHits: number; highlightResult: boolean };
}

/** A run of an excerpt; `marked` runs matched the query. */
export interface ExcerptPart {
  text: string;
  marked: boolean;
}

/** One answer to a query: the best section of one page. */
export interface SearchHit {
  url: string;
  /** Title of the page. */
  title: string;
  /** Heading of the section, '' for the top of the page. */
  heading: string;
  /** Key of the product (`delfin`, `sinco`…), `blog`, or `sitio` for a page outside the products. */
  product: string;
  /** Names of the groups above the page, outermost first, without the product. */
  breadcrumb: string[];
  excerpt: ExcerptPart[];
  score: number;
}

/** What facts answer themselves, shown before all hits. */
export interface FactBox {
  url: string;
  /** What was asked for, as its page calls it. */
  title: string;
  /** One or two sentences, as plain text. */
  text: string;
}

export interface SearchAnswer {
  /** The answer itself, where facts give one beyond doubt. */
  box: FactBox | undefined;
  hits: SearchHit[];
  /** How many pages truly fit, before `limit`. */
  total: number;
  /** Words that exist in the site, nearest to the typed ones, when nothing fits. */
  suggestions: string[];
  /** Folded words to mark on the target page. */
  terms: string[];
}

export interface SearchOptions {
  /** Product being read: its pages rank above equal ones. */
  section?: string;
  /** Answer only with pages of this product. */
  only?: string;
  /** How many hits to return; `maxHits` of the docs file when left out. */
  limit?: number;
}

export interface Searcher {
  /** Answers any text; never throws because of what was typed. */
  query(text: string, options?: SearchOptions): SearchAnswer;
}

/** What the plugin tells the browser: where the files are, and what to offer when nothing fits. */
export interface SearchGlobalData {
  files: { docs: string; index: string };
  /** Base of the two files; the base URL of the site when undefined. */
  assetUrl: string | undefined;
  /** Name of each product by its key, in the order of the navbar. */
  products: Record<string, string>;
  frequentTasks: Record<string, { title: string; url: string }[]>;
}

/** Name of each job by its key, and what it comes to do, for who has said theirs. */
export type RoleTasks = Record<string, { name: string; pages: { title: string; url: string }[] }>;
