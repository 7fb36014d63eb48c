/**
 * The address under which a page is kept: hosts spell it with and without a slash at its end, and a
 * query or a section is of the reader, not of the page.
 *
 * @param address absolute, or a path on the origin
 */
export function pageKey(address: string, origin: string): string {
  const { pathname } = new URL(address, origin);
  const key = pathname.replace(/\/index\.html$|\.html$/, '').replace(/\/+$/, '');
  return origin + (key || '/');
}
