import type { Field } from '../facts/shared-schemas';
import { capitalised, ended } from '../text/sentence';
import { anchorOf } from './markdown/anchors';

/** Anchor of a field in the table of fields of its page. */
export function fieldAnchor(name: string): string {
  return `campo-${anchorOf(name)}`;
}

function rangeText(field: Field): string | undefined {
  if (!field.rango) return undefined;
  if (/^\d+$/.test(field.rango))
    return field.rango === '1' ? '1 carácter' : `${field.rango} caracteres`;
  const isSpan = /^[\d.]+ a [\d.,]+$/.test(field.rango);
  if (!isSpan) return field.rango;
  return field.tipo === 'texto' || field.tipo === 'clave'
    ? `De ${field.rango} caracteres`
    : `De ${field.rango}`;
}

/** What to write in a field, as Markdown: its rule and its range. What is only shown may have no rule. */
export function whatToWrite(field: Field): string {
  return [field.regla ?? 'Se muestra; no se escribe', rangeText(field)]
    .filter((part) => part !== undefined)
    .map((part) => ended(capitalised(part)))
    .join(' ');
}
