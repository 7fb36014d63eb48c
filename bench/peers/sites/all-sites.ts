import type { BenchedSite } from './peer-site';
import { rspressSite } from './rspress';
import { starlightSite } from './starlight';
import { stockSite } from './stock';
import { thisSite } from './this-site';
import { vitepressSite } from './vitepress';

/**
 * Everything that is measured, this site first.
 *
 * @param root folder of this site
 * @param scratch folder for the projects of all
 */
export function allSites(root: string, scratch: string): BenchedSite[] {
  return [
    thisSite(root, scratch),
    stockSite(scratch),
    starlightSite(scratch),
    vitepressSite(scratch),
    rspressSite(scratch),
  ];
}
