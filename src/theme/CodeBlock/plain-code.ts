const TAG = /<[^>]*>/g;

/** The code that `highlight` (plugins/code-blocks) marked, for the button that copies it. */
export function plainCode(html: string): string {
  return html.replace(TAG, '').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
