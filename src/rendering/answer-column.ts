import type { Report, ReportColumn } from '../facts/reports';

/** What is measured: an amount, a quantity or a share. */
export function isMeasured(kind: string): boolean {
  return ['moneda', 'numero', 'promedio', 'porcentaje'].includes(kind);
}

/** The columns that answer what a report is asked, in the order of its table; they stay in sight where not all fit. */
export function answeringColumns({ columnas, responde }: Report): ReportColumn[] {
  return columnas.filter(({ clave }) => responde.includes(clave));
}
