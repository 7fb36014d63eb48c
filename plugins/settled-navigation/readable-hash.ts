import type { Location } from 'history';

/**
 * A location whose hash the framework can decode. It looks for the place that the hash names, and the
 * whole page crashes at one like `#50%`, which anybody can type.
 */
export function withReadableHash(location: Location): Location {
  try {
    decodeURIComponent(location.hash);
    return location;
  } catch {
    return { ...location, hash: `#${encodeURIComponent(location.hash.slice(1))}` };
  }
}
