/** Pixels of a letter when the reader has set no size. */
const FONT_SIZE = 16;

/**
 * The condition of a media query with its pixels in em: in a browser whose letters are twice as large, a window counts as
 * half as wide, and gets the layout in which they fit. It stays the same for letters of the usual size.
 */
export function widthsInEm(condition: string): string {
  return condition.replace(/(\d+)px/g, (_, pixels) => `${Number(pixels) / FONT_SIZE}em`);
}
