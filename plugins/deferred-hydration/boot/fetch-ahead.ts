interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}

/**
 * Whether bytes may be fetched that the reader has not asked for: not on 2g, nor with data saving on.
 * Browsers that do not tell (Firefox, Safari) count as able.
 */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return !(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
