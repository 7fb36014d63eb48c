/** `main.0a1b2c3d.js`, `search-docs-0a1b2c3d4e.json`: the digits change with the content. */
const HASHED = /[.-](?<hash>[0-9a-f]{8,})\.\w+$/;

/** Name of a script, style or file of the search as a page writes it, its digits apart. */
const HASHED_IN_TEXT = /(?<stem>[\w~./-]+)[.-][0-9a-f]{8,}(?<ending>\.(?:js|css|json))\b/g;

/** The digits in a name that change with the content of the file; undefined when it has none. */
export function hashInName(path: string): string | undefined {
  return HASHED.exec(path)?.groups?.hash;
}

/** What a name has in common in all builds: `assets/js/main.js`. */
export function stemOf(path: string): string {
  return path.replace(/[.-][0-9a-f]{8,}(?=\.\w+$)/, '');
}

/**
 * The page of another build from the one that is there, when only the names of scripts and styles
 * and the mark of the build may differ. Whether nothing else does is for the caller to check.
 *
 * @param newNames paths of the other build by their stem
 */
export function renamed(
  html: string,
  base: string,
  newNames: ReadonlyMap<string, string>,
  builds: { from: string; to: string },
): string {
  return html
    .replaceAll(HASHED_IN_TEXT, (name, stem: string, ending: string) => {
      const own = stem.startsWith(base) ? stem.slice(base.length) : stem;
      const next = newNames.get(own + ending);
      return next === undefined ? name : stem.slice(0, stem.length - own.length) + next;
    })
    .replaceAll(`data-build=${builds.from}`, `data-build=${builds.to}`);
}

/** Paths within the site of the files of a build that a page names. */
export function namedFiles(html: string, base: string): string[] {
  const addresses = html.split(`${base}assets/`).slice(1);
  const paths = addresses.map((after) => `assets/${after.slice(0, after.search(/["'\s<>)]/))}`);
  return [...new Set(paths)].filter((path) => hashInName(path) !== undefined);
}
