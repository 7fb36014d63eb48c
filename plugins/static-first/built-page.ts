/** A page as the framework writes it, and what makes it come alive. */
export interface BuiltPage {
  html: string;
  /** Address of the whole stylesheet. */
  stylesheet: string;
  /** Addresses of the entry scripts, the runtime first. */
  entries: string[];
}
