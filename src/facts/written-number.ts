/** A number as the texts write it: `−$ 24.389`, `2,5 %`, `9,66 por mil`, in a regular expression. */
export const numberPattern = String.raw`[−-]?(?:\$\s?)?\d+(?:\.\d{3})*(?:,\d+)?(?:\s?%|\spor mil)?`;

const whole = new RegExp(`^${numberPattern}$`);

/** The value of a written number and the weight of its last digit; undefined when it is none. */
export interface WrittenNumber {
  value: number;
  lastDigit: number;
}

function scaleOf(text: string): number {
  if (text.endsWith('%')) return 100;
  return text.endsWith('por mil') ? 1000 : 1;
}

/** Reads a number with its sign, currency, point of thousands, comma of decimals and percentage. */
export function readNumber(text: string): WrittenNumber | undefined {
  const trimmed = text.trim();
  if (!whole.test(trimmed)) return undefined;
  const digits = trimmed.replace(/[^\d,]/g, '').replace(',', '.');
  const decimals = digits.split('.')[1]?.length ?? 0;
  const scale = scaleOf(trimmed);
  const sign = /^[−-]/.test(trimmed) ? -1 : 1;
  return { value: (sign * Number(digits)) / scale, lastDigit: 10 ** -decimals / scale };
}
