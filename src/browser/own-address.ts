/**
 * An address that anybody may have written, if it leads to a page of this site and its path alone does as well.
 * Only the address as browsers read it tells: they drop tabs and line ends, and take `\` for `/`.
 *
 * @param origin of this site, against which a path is read
 */
export function ownAddress(address: string | null, origin: string): URL | undefined {
  if (!address) return undefined;
  try {
    const read = new URL(address, origin);
    return read.origin === origin && !read.pathname.startsWith('//') ? read : undefined;
  } catch {
    return undefined;
  }
}
