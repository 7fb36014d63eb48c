/** Address of a section: that of its page, without the query that may have led to it. */
export function sectionAddress(page: Pick<Location, 'origin' | 'pathname'>, hash: string): string {
  return `${page.origin}${page.pathname}${hash}`;
}
