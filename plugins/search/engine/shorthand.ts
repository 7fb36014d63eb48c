/** What people write short in messages and on paper, folded, and what it stands for. */
const SHORTHAND: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ q: 'que', qe: 'que', k: 'que', ke: 'que', xq: 'porque', pq: 'porque', x: 'por' },
    ...{ kmo: 'como', cmo: 'como', km: 'como', dnd: 'donde', kien: 'quien', qien: 'quien' },
    ...{ pa: 'para', tmb: 'tambien', tb: 'tambien', toy: 'estoy', ta: 'esta' },
    ...{ fra: 'factura', fras: 'facturas', fact: 'factura', facts: 'facturas' },
    ...{ cta: 'cuenta', ctas: 'cuentas', vta: 'venta', vtas: 'ventas', dcto: 'descuento' },
    ...{ desc: 'descuento', ppto: 'presupuesto', prov: 'proveedor', cant: 'cantidad' },
    ...{ invent: 'inventario', inv: 'inventario', dev: 'devolucion', doc: 'documento' },
    ...{ docs: 'documentos', prod: 'producto', prods: 'productos', util: 'utilidad' },
    ...{ mail: 'email', compu: 'computador', pc: 'computador', cel: 'celular', tel: 'celular' },
  }),
);

/** A folded word as it would be written out. */
export function writtenOut(word: string): string {
  return SHORTHAND.get(word) ?? word;
}
