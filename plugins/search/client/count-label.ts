const number = new Intl.NumberFormat('es-CO');

/** How many results there are, in words for a reader: «Un resultado», «12 resultados». */
export function countLabel(total: number): string {
  if (total === 0) return 'Ningún resultado';
  if (total === 1) return 'Un resultado';
  return `${number.format(total)} resultados`;
}
