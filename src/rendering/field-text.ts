import type { Field } from '../facts/shared-schemas';
import { anchorOf } from './markdown/anchors';

/** Anchor of a field in the table of fields of its page. */
export function fieldAnchor(name: string): string {
  return `campo-${anchorOf(name)}`;
}

const kindHints: Record<string, string> = {
  lista: 'Elija de la lista',
  'lista múltiple': 'Elija uno o varios de la lista',
  'si-no': 'Elija **Sí** o **No**',
  búsqueda: 'Busque por código o nombre',
  'selección en plano': 'Elija en el plano',
  'solo lectura': 'Se muestra; no se escribe',
  cuadrícula: 'Un renglón por línea',
  fecha: 'Escriba la fecha',
  archivo: 'Elija el archivo',
  imagen: 'Elija la imagen',
};

function rangeText(field: Field): string | undefined {
  if (!field.rango) return undefined;
  const isSpan = /^[\d.]+ a [\d.,]+$/.test(field.rango);
  if (!isSpan) return field.rango;
  return field.tipo === 'texto' || field.tipo === 'clave'
    ? `De ${field.rango} caracteres`
    : `De ${field.rango}`;
}

/** The sentence with a capital at its start. */
export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** What to write in a field, as Markdown: its rule, or a hint of its kind, and its range. */
export function whatToWrite(field: Field): string {
  const hint = field.tipo ? kindHints[field.tipo] : undefined;
  const parts = [field.regla ?? hint, rangeText(field)].filter((part) => part !== undefined);
  if (parts.length === 0) return field.tipo === 'texto' ? 'Escriba el texto.' : 'Escriba el valor.';
  return parts.map((part) => `${capitalised(part).replace(/\.$/, '')}.`).join(' ');
}
