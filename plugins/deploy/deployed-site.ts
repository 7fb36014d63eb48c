import type { PageAddress } from './page-addresses';

/** What the files for hosts are written from. */
export interface DeployedSite {
  /** Name of the host: `ayuda.example.com`. */
  host: string;
  /** With a slash at both ends: `/`, `/ayuda/`. */
  basePath: string;
  pages: readonly PageAddress[];
}
