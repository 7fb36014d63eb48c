/** Folder of the manuals that `npm run manuals` makes, in the project and, when they are offered, in the site. */
export const MANUALS_FOLDER = 'manuales';

/** Class of the line that leads to one, which the manual itself and the text for programs leave out. */
export const MANUAL_LINE = 'manual-en-pdf';

/** File of the manual of a product, or of another key, from the folder of the project or of the site. */
export function manualFile(key: string): string {
  return `${MANUALS_FOLDER}/${key}.pdf`;
}
