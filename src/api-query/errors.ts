import type { ApiModel } from './model';

/** An error of the API, with its HTTP status. */
export interface ErrorAnswer {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<'codigo' | 'tipo' | 'mensaje', string>> };
}

/** What stands in the places of a message; undefined for what the request does not say. */
type Values = Readonly<Record<string, string | undefined>>;

/** Thrown while a request is read; `answerRequest` turns it into the answer. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    readonly values: Values = {},
  ) {
    super(code);
  }
}

const PLACE = /\{([a-z-]+)\}/g;

/** Places in braces that a message leaves for what the request said. */
export function placesOf(message: string): string[] {
  return [...message.matchAll(PLACE)].flatMap((match) => match[1] ?? []);
}

/**
 * The answer of an error of the catalogue, with `values` in the places of its message.
 * @throws Error for a code that the catalogue lacks: a mistake of this program, not of the request.
 */
export function errorAnswer(api: ApiModel, code: string, values: Values = {}): ErrorAnswer {
  const error = api.errors.find((item) => item.code === code);
  if (!error) throw new Error(`${code} is not in the catalogue of errors of data/api/api.yaml`);
  const hasEveryValue = placesOf(error.message).every((place) => values[place] !== undefined);
  const template = hasEveryValue ? error.message : error.messageWithoutSuggestion;
  if (!template) throw new Error(`${code} needs values for: ${placesOf(error.message).join(', ')}`);
  const mensaje = template.replace(PLACE, (place, name: string) => values[name] ?? place);
  return { status: error.status, body: { error: { codigo: code, tipo: error.type, mensaje } } };
}
