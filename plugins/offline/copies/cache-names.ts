/** Names of the caches of a site: others may stand on the same host. */
export interface CacheNames {
  /** Pages that the reader opened. */
  read: string;
  /** Files whose name changes with their content, and pictures, of these pages. */
  files: string;
  /** Whether a cache holds a product that the reader saved, as a whole or in part. */
  isSaved: (name: string) => boolean;
  /** The cache for a saved product, by the name of its manifest. */
  saved: (manifestFile: string) => string;
  /** Whether a cache is one of this site, by whatever version of the worker. */
  isOwn: (name: string) => boolean;
}

/** @param base path that the site stands under, such as `/` */
export function cacheNames(base: string): CacheNames {
  const own = `ayuda ${base} `;
  // The number of the format, for when what they hold has to be read in another way.
  const current = `${own}1 `;
  const saved = `${current}guardado `;
  return {
    read: `${current}leidas`,
    files: `${current}archivos`,
    isSaved: (name) => name.startsWith(saved),
    saved: (manifestFile) => saved + manifestFile,
    isOwn: (name) => name.startsWith(own),
  };
}
