const MEGABYTE = 1_000_000;

/** Bytes as readers compare them: «6,1 MB». */
export function spokenAmount(bytes: number): string {
  const megabytes = new Intl.NumberFormat('es-CO', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${megabytes.format(Math.max(0.1, bytes / MEGABYTE))} MB`;
}
