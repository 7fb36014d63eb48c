import { appendLink, appendScript } from './elements';

/** Brings files into the browser's cache, behind everything else, without running them. */
export function prefetchFiles(files: readonly string[]): void {
  const { relList } = document.createElement('link');
  for (const file of files) {
    // Safari knows no prefetch; a plain request fills its cache as well.
    if (relList.supports('prefetch')) appendLink('prefetch', file);
    else fetch(file).catch(() => {});
  }
}

/**
 * A function that runs the client, once. Files that could not be had are asked for again when it is
 * called again; those that ran do not run twice.
 *
 * @param scripts what the page of the framework needs to hydrate, in the order in which it runs
 * @param stylesheet the whole one; the static page has only the rules it uses
 */
export function clientRunner(scripts: readonly string[], stylesheet: string): () => void {
  let missing = [...scripts];
  let isStyled = false;
  return () => {
    if (!isStyled) appendLink('stylesheet', stylesheet);
    isStyled = true;
    const asked = missing;
    missing = [];
    for (const src of asked) {
      // In order: the runtime, the parts of this page, and the entry that puts them together.
      const script = appendScript(src);
      script.onerror = () => {
        missing.push(src);
        // The bundler's runtime would wait for this element instead of asking again.
        script.remove();
      };
    }
  };
}
