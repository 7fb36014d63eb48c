/**
 * Names of the caches of a site: others may stand on the same host.
 * @param base path that the site stands under, such as `/`
 */
export function cacheNames(base: string) {
  const own = `ayuda ${base} `;
  // The number of the format, for when what they hold has to be read in another way.
  const current = `${own}1 `;
  const saved = `${current}guardado `;
  return {
    /** Pages that the reader opened. */
    read: `${current}leidas`,
    /** Files whose name changes with their content, and pictures, of these pages. */
    files: `${current}archivos`,
    /** Whether a cache holds a product that the reader saved, as a whole or in part. */
    isSaved: (name: string) => name.startsWith(saved),
    /** The cache for a saved product, by the name of its manifest. */
    saved: (manifestFile: string) => saved + manifestFile,
    /** Whether a cache is one of this site, by whatever version of the worker. */
    isOwn: (name: string) => name.startsWith(own),
  };
}
