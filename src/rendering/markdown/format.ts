import type { Cell } from '../../facts/reports';
import { joinUnits } from './typography';

const longDate = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });

function grouped(value: number, decimals: number): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fraction ? `${thousands},${fraction}` : thousands;
}

function decimalsOf(value: number): number {
  return (String(value).split('.')[1] ?? '').length;
}

/** Number as written in Colombia: `5.161`, `2,5`, `−3`. */
export function formatNumber(value: number, decimals = decimalsOf(value)): string {
  return `${value < 0 ? '−' : ''}${grouped(value, decimals)}`;
}

/** Pesos, without decimals: `$ 1.234.567`, `−$ 2.000`. */
export function formatPesos(value: number): string {
  return joinUnits(`${value < 0 ? '−' : ''}$ ${grouped(value, 0)}`);
}

/** ISO day as text: `31 de marzo de 2026`. */
export function formatDay(day: string): string {
  return longDate.format(new Date(day));
}

/** Cell of a report by the kind of its column. */
export function formatCell(cell: Cell | undefined, kind: string): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  if (kind === 'moneda') return formatPesos(cell);
  if (kind === 'porcentaje') return joinUnits(`${formatNumber(cell, 1)} %`);
  if (kind === 'promedio') return formatNumber(cell, 2);
  return formatNumber(cell);
}
