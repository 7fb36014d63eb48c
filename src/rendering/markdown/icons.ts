import type { Element } from 'hast';
import { s } from 'hastscript';

/**
 * An icon that only accompanies words, so assistive technology skips it; it takes their colour.
 * @param lines path on a square of 24 units, from the icons of the facts
 */
export function drawIcon(lines: string): Element {
  return s('svg', { viewBox: '0 0 24 24', className: ['icono'], ariaHidden: 'true' }, [
    s('path', { d: lines }),
  ]);
}
