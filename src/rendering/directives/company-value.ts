import { formatNumber, formatPesos } from '../markdown/format';
import { text } from '../markdown/nodes';
import { DirectiveError, type InlineDirective } from './directive';

/** Keys that name a record in a list of the example company. */
const idKeys = ['codigo', 'documento', 'usuario', 'prefijo', 'numero', 'terminal', 'producto'];

/** Keys whose numbers are pesos. */
const pesosKey =
  /precio|costo|saldo|cupo|total|base|iva|inc$|valor|tarifa-noche|neto|rete|propina|descuento$|cuota$|EFE|TDB|TCR|TRA|esperado|contado|diferencia/;

function step(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    return value.find(
      (item: unknown) =>
        typeof item === 'object' &&
        item !== null &&
        idKeys.some((idKey) => Reflect.get(item, idKey) === key),
    );
  }
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function knownKeys(value: unknown): string {
  if (Array.isArray(value)) {
    return value
      .map((item: unknown) =>
        typeof item === 'object' && item !== null
          ? idKeys.map((idKey) => Reflect.get(item, idKey)).find((id) => id !== undefined)
          : item,
      )
      .join(', ');
  }
  return typeof value === 'object' && value !== null
    ? Object.keys(value).join(', ')
    : String(value);
}

/** `:dato[productos/ABA-001/precio-1]`: a value of the example company, formatted. */
export const companyValue: InlineDirective = (label, _attributes, context) => {
  let value: unknown = context.facts.company;
  for (const key of label.split('/')) {
    const next = step(value, key);
    if (next === undefined) {
      throw new DirectiveError(
        `data/empresa-ejemplo.yaml has no «${key}» of «${label}»; there is: ${knownKeys(value).slice(0, 300)}`,
      );
    }
    value = next;
  }
  if (typeof value === 'number') {
    const key = label.split('/').at(-1) ?? '';
    return [text(pesosKey.test(key) ? formatPesos(value) : formatNumber(value))];
  }
  if (typeof value === 'string') return [text(value)];
  throw new DirectiveError(
    `«${label}» is not one value; go one level deeper: ${knownKeys(value).slice(0, 300)}`,
  );
};
