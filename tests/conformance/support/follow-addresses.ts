import { readBasePath, readSitePages } from '../../../tools/site-server/site-pages';
import { readAddresses } from './read-addresses';

/** Where the addresses of a built site lead. */
export interface FollowedAddresses {
  /** A phrase for each that leads nowhere: to no page at its canonical address, nor to a file. */
  broken: string[];
  /**
   * Files with their anchor that each page leads to, such as `/docs/delfin/index.html#campos`, by the
   * page's own file: the same wherever the site stands.
   */
  links: Map<string, string[]>;
}

/**
 * Follows every address of a built site that is within the site, as its server would answer it.
 *
 * @param directory output folder of the build
 * @param origin public one that it was built for, such as `https://ayuda.example.com`
 */
export async function followAddresses(
  directory: string,
  origin: string,
): Promise<FollowedAddresses> {
  const basePath = await readBasePath(directory);
  const pages = await readSitePages(directory);
  const files = await readAddresses(directory);
  const addressOf = new Map([...files.keys()].map((file) => [file, basePath + file.slice(1)]));
  for (const { route, file } of pages) addressOf.set(file, route);
  const fileAt = new Map([...addressOf].map(([file, address]) => [address, file]));

  const broken = new Set<string>();
  const links = new Map<string, string[]>(pages.map(({ file }) => [file, []]));
  for (const [file, { addresses }] of files) {
    const ownAddress = new URL(encodeURI(addressOf.get(file) ?? ''), origin);
    for (const address of addresses) {
      const url = new URL(address, ownAddress);
      if (url.origin !== origin) continue;
      const target = fileAt.get(decodeURIComponent(url.pathname));
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (!target) broken.add(`${file} has ${address}, which is no page or file of the site`);
      else if (anchor && !files.get(target)?.anchors.has(anchor)) {
        broken.add(`${file} has ${address}, whose anchor is missing`);
      } else if (links.has(target)) links.get(file)?.push(target + decodeURIComponent(url.hash));
    }
  }
  return { broken: [...broken], links };
}
