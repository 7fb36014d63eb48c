/** Whole numbers from 0 to 63, a sign each, that a JSON file can hold without an escape. */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';

/** Most that a sign can say. */
export const LARGEST_SIGN = SIGNS.length - 1;

const VALUES = new Int8Array(128).fill(-1);
[...SIGNS].forEach((sign, value) => {
  VALUES[sign.charCodeAt(0)] = value;
});

/**
 * Codes whole numbers from 0 to `LARGEST_SIGN`, a sign each.
 * @throws RangeError at a number that no sign says
 */
export function encodeSigns(numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      const sign = SIGNS[number];
      if (sign !== undefined) return sign;
      throw new RangeError(`${number} is no whole number from 0 to ${LARGEST_SIGN}.`);
    })
    .join('');
}

/**
 * Reads what `encodeSigns` wrote.
 * @throws Error at a sign that no number is written with
 */
export function decodeSigns(coded: string): number[] {
  return Array.from(coded, (sign) => {
    const value = VALUES[sign.charCodeAt(0)] ?? -1;
    if (value < 0) throw new Error(`"${sign}" is no sign of a number.`);
    return value;
  });
}
