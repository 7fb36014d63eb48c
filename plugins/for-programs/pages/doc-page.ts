import type { DocText } from './doc-text';

/** A page of the build that is documentation, about messages or about all products, as text. */
export interface DocPage extends DocText {
  /** Its file, from the output folder, with slashes: `docs/delfin/consultas/kardex/index.html`. */
  file: string;
  /** Its address, absolute. */
  url: string;
  description: string;
}

/** A build whose pages are there. */
export interface BuiltDocs {
  outDir: string;
  /** Address of the host, without a path: `https://ayuda.example.com`. */
  siteUrl: string;
}
