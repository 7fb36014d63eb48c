/** Folder of the site that holds a page for each id, which leads to the page that answers. */
export const HELP_FOLDER = 'ir';

/** Whether a path within the built site, without a slash at its start, is a page of an id. */
export function isHelpTarget(path: string): boolean {
  return path.startsWith(`${HELP_FOLDER}/`);
}
