import type { Report } from '../facts/reports';

/** What is measured: an amount, a quantity or a share. */
export function isMeasured(kind: string): boolean {
  return kind === 'moneda' || kind === 'numero' || kind === 'porcentaje';
}

/**
 * The column that answers what a report is asked, which stays in sight where not all fit: «Total», or
 * else what its chart draws, or else the last that is measured. Undefined when it measures nothing.
 */
export function answerColumn({ columnas, grafico }: Report): string | undefined {
  const measured = columnas.slice(1).filter(({ tipo }) => isMeasured(tipo));
  const drawn = grafico.tipo === 'ninguna' ? undefined : grafico.y;
  const answer =
    measured.find(({ nombre }) => nombre === 'Total') ??
    measured.find(({ clave }) => clave === drawn) ??
    measured.at(-1);
  return answer?.clave;
}
