/** A page, as the docs file holds it. */
export interface SearchRecord {
  url: string;
  /** Start of the text above its first heading; excerpts are cut from it. */
  text: string;
  /** Title of the page. */
  subcategory: string;
  title: string;
  /** What the page is called among its neighbours, where that is not its title. */
  label?: string;
  /** Names of the groups above the page. */
  path?: string[];
  /** Key of the product of a message's page, whose address names none. */
  product?: string;
}

/** The search docs file: what an answer names. With the index file, it is all that a first answer needs. */
export interface SearchDocsFile {
  searchDocs: SearchRecord[];
  /** For each page, its headings as `encodeHeadings` writes them. */
  headings: string[];
  options: { maxHits: number; highlightResult: boolean };
  /** Tells the three files of one build from those of any other. */
  build: string;
}

/** The search texts file: what an answer shows of what it names. It follows the first answer. */
export interface SearchTextsFile {
  /** As the docs file has it. */
  build: string;
  /** For each section, the start of its text; '' for the first of each page, whose record has it. */
  sections: string[];
  /** For each answer of the index file, one or two sentences. */
  answers: string[];
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
  /** Words, as typed, that neither the site nor its readers use; none where nothing fits. */
  unused: string[];
  /** The query with words of the site in their place, where some are near. */
  meant: string | undefined;
  /** Words that exist in the site, nearest to the typed ones, when nothing fits. */
  suggestions: string[];
  /** Folded words to mark on the target page. */
  terms: string[];
  /** Whether it shows its texts, which come after the rest. */
  isWhole: boolean;
}

export interface SearchOptions {
  /** Product being read: its pages rank above equal ones. */
  section?: string;
  /** Answer only with pages of this product. */
  only?: string;
  /** How many hits to return; `maxHits` of the docs file when left out. */
  limit?: number;
}

/** What is asked, and how. */
export interface SearchQuestion extends SearchOptions {
  readonly text: string;
}

/** What the plugin tells the browser: what may be searched apart. */
export interface SearchGlobalData {
  /** Name of each product by its key, in the order of the navbar. */
  products: Record<string, string>;
}

/** What people come to do in a product or in a job, whatever they ask. */
export interface FrequentTasks {
  /** Name of the product or the job. */
  name: string;
  pages: { title: string; url: string }[];
}
