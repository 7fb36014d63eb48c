/** A page as the framework writes it, and the scripts that hydrate it. */
export interface BuiltPage {
  /** Its file in the build. */
  file: string;
  html: string;
  /** Address of the whole stylesheet. */
  stylesheet: string;
  /** Addresses of the entry scripts, the runtime first. */
  entries: string[];
}
