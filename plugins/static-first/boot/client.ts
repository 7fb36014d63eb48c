import { appendScript } from './scripts';

/** What the page of the framework needs to come alive, in the order in which it runs. */
export interface ClientFiles {
  scripts: readonly string[];
  /** The whole stylesheet; the page at rest has only the rules it uses. */
  stylesheet: string;
}

function createLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  return link;
}

/** Brings the files into the browser's cache, behind everything else, without running them. */
export function prefetchClient({ scripts, stylesheet }: ClientFiles): void {
  for (const file of [...scripts, stylesheet]) {
    const link = createLink('prefetch', file);
    // Safari knows no prefetch; a plain request fills its cache as well.
    if (link.relList.supports('prefetch')) document.head.append(link);
    else fetch(file).catch(() => {});
  }
}

/**
 * A function that runs the client, once. Files that could not be had are asked for again when it is
 * called again; those that ran do not run twice.
 */
export function clientRunner({ scripts, stylesheet }: ClientFiles): () => void {
  let missing = new Set(scripts);
  let styled = false;
  return () => {
    if (!styled) document.head.append(createLink('stylesheet', stylesheet));
    styled = true;
    const asked = missing;
    missing = new Set();
    for (const src of asked) {
      // In order: the runtime, the parts of this page, and the entry that puts them together.
      const script = appendScript(src);
      script.onerror = () => {
        missing.add(src);
        // The bundler's runtime would wait for this element instead of asking again.
        script.remove();
      };
    }
  };
}
