import type { DocusaurusConfig } from '@docusaurus/types';

/** A site whose pages are written, as the framework hands it over. */
export interface WrittenSite {
  outDir: string;
  /** Path that it stands under, such as `/`. */
  baseUrl: string;
  siteConfig: Pick<DocusaurusConfig, 'tagline' | 'title' | 'url'>;
}
