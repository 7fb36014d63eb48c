import type { RenderedPage } from '../../../plugins/search/indexer/rendered-page';

/** Where a peer finds what it indexes. */
export interface BenchedSite {
  /** Copy of the built site that a peer may write to. */
  folder: string;
  /** Addresses of the pages that answer something, the same ones that our search indexes. */
  pages: readonly RenderedPage[];
}

/** Another search over the same site. */
export interface Peer {
  name: string;
  /** Bytes of the index files that a first search fetches, Brotli unless they come compressed. */
  bytes: number;
  /** Addresses that answer a text, best first. */
  search(text: string): Promise<string[]> | string[];
}
