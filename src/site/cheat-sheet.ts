import type { ElementContent } from 'hast';

/** Folder of the site that holds a sheet of paper for each page that tells how something is done. */
export const SHEET_FOLDER = 'hoja';

/** Class of the line that leads from such a page to its sheet. */
export const SHEET_LINK = 'hoja';

/** Id of the button that prints a sheet: an address that ends with it asks for paper at once. */
export const PRINT_ID = 'imprimir';

/** File of the sheet of a page, from the folder of the site: any host serves it as it is. */
export function sheetFile(routePath: string): string {
  return `${SHEET_FOLDER}/${routePath}.html`;
}

/** Whether a path within the built site, without a slash at its start, is a sheet: it is no page of the site. */
export function isSheet(path: string): boolean {
  return path.startsWith(`${SHEET_FOLDER}/`);
}

/** What a page asks to do, one after the other. */
export interface Procedure {
  title: string;
  /** What must be known before, because it costs data or money. */
  warnings: readonly ElementContent[][];
  steps: readonly ElementContent[][];
  /** What is seen when it is done, and such. */
  after: readonly ElementContent[][];
}

/** A message that may be seen meanwhile, as the page tells it. */
export interface ListedCode {
  code: string;
  text: string;
  remedy: ElementContent[];
}

/** What of a page goes to the counter on a sheet of paper. */
export interface PageTask {
  procedures: readonly Procedure[];
  codes: readonly ListedCode[];
}
