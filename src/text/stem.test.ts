import { describe, expect, it } from 'vitest';
import { stem } from './stem';

function stems(words: string): Set<string> {
  return new Set(words.split(' ').map(stem));
}

describe('stem', () => {
  it.each([
    'facturación facturacion factura facturar facturando facture facturas',
    'cierre cierra cerrar cerré cerrado',
    'anular anúlelo anulación anule',
    'pagar pague pagué pagos',
    'aplicar aplique',
    'analizar analice',
    'devolver devolución devuelto',
    'migrar migración migracion',
    'traslado trasladar traslados',
    'apertura abrir abierta',
    'unidad unidades',
    'día días dia',
    'abrir abren abrieron abriendo abrirlo',
    'entrar entro entran entraron',
    'fiar fío fiado fiaron',
    'bloquear bloqueo bloqueado bloquea',
    'modificar modifica modificación',
    'validar valida válido',
    'separar separa separado',
    'inactivar inactiva',
  ])('gives one family to %s', (words) => {
    expect(stems(words).size).toBe(1);
  });

  it.each([
    'año ano',
    'caja cajero',
    'venta ventana',
    'precio preso',
    'entrar entrada',
    'valida vale',
  ])('keeps apart %s', (words) => {
    expect(stems(words).size).toBe(2);
  });

  it('leaves codes whole', () => {
    expect(stem('DLF1203')).toBe('dlf1203');
  });
});
