import { isList } from '../../api-query/answer';
import type { Exchange } from '../../api-query/builder-data';

const spanishNumber = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

function counted(count: number, one: string, many: string): string {
  return `${spanishNumber(count)} ${count === 1 ? one : many}`;
}

/** What an answer brings, in one sentence. */
export function answerSummary({ answer }: Exchange): string {
  const { status, body } = answer;
  if ('error' in body && typeof body.error === 'object' && body.error) {
    return `Error ${status}: ${body.error.codigo}. ${body.error.mensaje}`;
  }
  if (isList(body)) {
    const total = counted(body.total, 'fila cumple', 'filas cumplen');
    if (body.total === 0) return `Respuesta ${status}: ninguna fila cumple los filtros.`;
    return `Respuesta ${status}: ${total} los filtros; llegan ${spanishNumber(body.datos.length)}.`;
  }
  if (Object.keys(body).length === 1 && 'total' in body) {
    const total = counted(Number(body.total), 'fila cumple', 'filas cumplen');
    return `Respuesta ${status}: ${total} los filtros.`;
  }
  return `Respuesta ${status}: un registro.`;
}
