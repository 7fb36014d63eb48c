/**
 * Check digit of an EAN-13 code: odd positions weigh 1 and even ones 3 (GS1 General Specifications, 7.9).
 * @param code 13 digits, or the first 12.
 */
export function ean13CheckDigit(code: string): number {
  const weighted = [...code.slice(0, 12)].reduce(
    (sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (weighted % 10)) % 10;
}

/** Whether the text is 13 digits that end in their own check digit. */
export function isEan13(code: string): boolean {
  return /^\d{13}$/.test(code) && ean13CheckDigit(code) === Number(code[12]);
}
