import { type ColumnType, kindOf, type OperatorName, type ValueKind } from '../../api-query/model';

const HINTS: Readonly<Record<ValueKind, string>> = {
  texto: 'Texto, sin comillas',
  numero: 'Número sin miles; el decimal va con punto',
  fecha: 'Fecha como 2026-03-31',
  booleano: 'true o false',
};

/** How the value of a filter is written. */
export function valueHint(type: ColumnType | undefined, operator: OperatorName): string {
  if (operator === 'vacio') return 'si o no';
  const hint = HINTS[type ? kindOf(type) : 'texto'];
  if (operator === 'entre') return `Dos valores separados por coma. ${hint}`;
  if (operator === 'en') return `Valores separados por coma. ${hint}`;
  return hint;
}
