const TAG = /<[^>]*>/g;

/** The code that `highlight` (src/rendering/code-blocks) marked, for the button that copies it. */
export function plainCode(html: string): string {
  return html.replace(TAG, '').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
