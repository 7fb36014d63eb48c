/** Bytes of a file, both ends included, as in `Content-Range`. */
export interface ByteRange {
  start: number;
  end: number;
}

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/i;

/**
 * Reads a `Range` header against the size of the file (RFC 9110, 14.1.2 and 14.2).
 *
 * @returns the bytes to send; `whole` for a header that is no valid single range, which a server
 * ignores; `unsatisfiable` when it asks for nothing that is there
 */
export function parseByteRange(
  header: string,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = SINGLE_RANGE.exec(header) ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
