import { createElement } from '../../../src/browser/create-element';

/** Brings a file of the build as its `rel` says. */
export function appendLink(rel: string, href: string): void {
  document.head.append(createElement('link', { rel, href }));
}

/** Brings files into the browser's cache, behind everything else, without running them. */
export function prefetchFiles(files: readonly string[]): void {
  const canPrefetch = createElement('link', {}).relList.supports('prefetch');
  for (const file of files) {
    // Safari knows no prefetch; a plain request fills its cache as well.
    if (canPrefetch) appendLink('prefetch', file);
    else fetch(file).catch(() => {});
  }
}

/**
 * A function that runs scripts, once and in order, and tells whether there was anything to ask for. What
 * could not be had is asked for again when it is called again; what ran does not run twice.
 *
 * @param sources the last one runs when all others have
 * @param onFailure told of each that could not be had
 */
export function scriptRunner(sources: readonly string[], onFailure?: () => void): () => boolean {
  const missing = new Set(sources);
  const [last] = sources.slice(-1);
  let underWay = 0;

  function ask(): void {
    for (const src of missing) {
      // A framework that finds a part of the page missing gives the page up, and never asks again.
      if (src === last && (underWay || missing.size > 1)) continue;
      missing.delete(src);
      underWay++;
      // In the order in which they were asked for.
      const script = createElement('script', { src, async: false });
      document.head.append(script);
      script.onload = () => {
        underWay--;
        if (!underWay && missing.size === 1) ask();
      };
      script.onerror = () => {
        underWay--;
        missing.add(src);
        // The bundler's runtime would wait for this element instead of asking again.
        script.remove();
        onFailure?.();
      };
    }
  }

  return () => {
    // The last one waits while others are on the way.
    const isMissing = missing.size > (underWay ? 1 : 0);
    if (isMissing) ask();
    return isMissing;
  };
}
