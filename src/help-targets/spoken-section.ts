/** A section of a page that answers a question or tells how something is done. */
export interface SpokenSection {
  /** Key of its product. */
  product: string;
  /** Title of its page. */
  page: string;
  /** Its own, or that of its page where many pages have a section of that name. */
  title: string;
  /** Whether its title is a question or a problem. */
  isAnswer: boolean;
  /** What it says, as plain text. */
  text: string;
  /** What it asks to do, one after the other. */
  steps: readonly string[];
  /** Where it stands, from the folder of the site: `docs/sinco/faqs/#que-hago`. */
  address: string;
}
