/** Letters that sound alike in Latin American Spanish, written one way; in this order. */
const SAME_SOUND: readonly [letters: RegExp, plain: string][] = [
  [/ch/g, '1'],
  [/h/g, ''],
  [/ll/g, 'y'],
  [/v/g, 'b'],
  [/qu(?=[ei])/g, 'k'],
  [/gu(?=[ei])/g, '2'],
  [/g(?=[ei])/g, 'j'],
  [/2/g, 'g'],
  [/[zx]|c(?=[ei])/g, 's'],
  [/c/g, 'k'],
  [/i(?=[aeou])/g, 'y'],
  [/ñ/g, 'n'],
  [/([a-z])\1+/g, '$1'],
];

/** A folded word as it sounds, so that «bender» and «vender», «resivo» and «recibo» meet. */
export function sound(word: string): string {
  return SAME_SOUND.reduce((heard, [letters, plain]) => heard.replace(letters, plain), word);
}
