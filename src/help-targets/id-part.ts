import { anchorOf } from '../rendering/markdown/anchors';

/** A name as a part of an id: «Descuento %» → `descuento`, «Razón social» → `razon-social`. */
export function idPart(name: string): string {
  return anchorOf(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
