/** Rows of a Spanish keyboard; a key touches those beside it and, half a key to the left, those below. */
const ROWS = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];

const PLACES = new Map(
  ROWS.flatMap((row, y) =>
    [...row].map((key, x): [string, [number, number]] => [key, [x + y / 2, y]]),
  ),
);

/** Whether a finger that misses one letter hits the other. */
export function areNeighbours(letter: string, other: string): boolean {
  const [a, b] = [PLACES.get(letter), PLACES.get(other)];
  if (!a || !b) return false;
  return Math.abs(a[0] - b[0]) <= 1 && Math.abs(a[1] - b[1]) <= 1;
}
