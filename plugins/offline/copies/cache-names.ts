/** Changes when what the caches hold is read in another way; what an older worker left is deleted then. */
const FORMAT = 1;

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
  /** Whether a cache is of this site and nobody reads it any more. */
  isOutdated: (name: string) => boolean;
}

/** @param base path that the site stands under, such as `/` */
export function cacheNames(base: string): CacheNames {
  const own = `ayuda ${base} `;
  const current = `${own}${FORMAT} `;
  const saved = `${current}guardado `;
  return {
    read: `${current}leidas`,
    files: `${current}archivos`,
    isSaved: (name) => name.startsWith(saved),
    saved: (manifestFile) => saved + manifestFile,
    isOwn: (name) => name.startsWith(own),
    isOutdated: (name) => name.startsWith(own) && !name.startsWith(current),
  };
}
