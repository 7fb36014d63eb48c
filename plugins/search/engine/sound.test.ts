import { describe, expect, it } from 'vitest';
import { sound } from './sound';

describe('sound', () => {
  it.each([
    ['bender', 'vender'],
    ['resivo', 'recibo'],
    ['facturasion', 'facturacion'],
    ['hinventario', 'inventario'],
    ['kardes', 'kardez'],
    ['contrasena', 'contraseña'],
    ['yave', 'llave'],
  ])('%s sounds like %s', (typed, written) => {
    expect(sound(typed)).toBe(sound(written));
  });

  it.each([
    ['caja', 'casa'],
    ['gato', 'jato'],
    ['queso', 'peso'],
  ])('%s does not sound like %s', (one, other) => {
    expect(sound(one)).not.toBe(sound(other));
  });
});
