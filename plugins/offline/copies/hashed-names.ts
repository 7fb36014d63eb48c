/** `main.0a1b2c3d.js`, `search-docs-0a1b2c3d4e.json`: the digits change with the content. */
const HASHED = /[.-](?<hash>[0-9a-f]{8,})\.\w+$/;

/** The digits in a name that change with the content of the file; undefined when it has none. */
export function hashInName(path: string): string | undefined {
  return HASHED.exec(path)?.groups?.hash;
}

/** Paths within the site of the files of a build that a page names. */
export function namedFiles(html: string, base: string): string[] {
  const addresses = html.split(`${base}assets/`).slice(1);
  const paths = addresses.map((after) => `assets/${after.slice(0, after.search(/["'\s<>)]/))}`);
  return [...new Set(paths)].filter((path) => hashInName(path) !== undefined);
}
