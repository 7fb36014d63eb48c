import path from 'node:path';
import { browserScript, browserStyles } from '../../src/build/browser-source';

function inRoom(file: string): string {
  return path.join(__dirname, file);
}

/**
 * The boot script of `boot/`, as one piece of minified JavaScript.
 *
 * @throws Error with the place when a file of `boot/` cannot be read as TypeScript
 */
export function bootSource(): string {
  return browserScript(inRoom('boot/boot.ts'));
}

/**
 * The styles of what opens on the static page, minified.
 *
 * @param hasDropdowns whether the navbar has any; what is about them is left out otherwise
 */
export function preHydrationStyles(hasDropdowns: boolean): string {
  const files = ['pre-hydration', ...(hasDropdowns ? ['dropdowns'] : [])];
  return files.map((name) => browserStyles(inRoom(`pre-hydration/${name}.css`))).join('');
}

/**
 * The script of `pre-hydration/` with its styles, written alike.
 *
 * @param hasDropdowns as above
 * @param searchDialog address of the script of the search
 * @throws Error as above
 */
export function preHydrationSource(hasDropdowns: boolean, searchDialog: string): string {
  return browserScript(inRoom('pre-hydration/pre-hydration.ts'), {
    define: {
      HAS_DROPDOWNS: String(hasDropdowns),
      SEARCH_DIALOG: JSON.stringify(searchDialog),
      PRE_HYDRATION_CSS: JSON.stringify(preHydrationStyles(hasDropdowns)),
    },
  });
}
