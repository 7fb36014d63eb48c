import { answerRequest } from '../api-query/answer';
import type { ApiModel } from '../api-query/model';
import { encodeTarget, exampleRequest, readTarget } from '../api-query/request';
import type { Facts } from '../facts/facts';

/** Longest answer that stands in the document whole, in characters of JSON: a reader looks at it in a client. */
const LONGEST = 3_000;

/** An example as the document writes it, under its key. */
export type Example = readonly [key: string, example: unknown];

/**
 * The good requests of the pages with what they are truly answered over the example company, and the first rows of each
 * entity: by what they ask for, `productos list` or `productos record`.
 */
export function answeredExamples(facts: Facts, model: ApiModel): ReadonlyMap<string, Example[]> {
  const rowsOf = (entity: string) => facts.apiRows[entity] ?? [];
  const written = facts.api.ejemplos.map(
    ({ clave, titulo, peticion }) => [clave, titulo, peticion, LONGEST] as const,
  );
  const first = facts.api.entidades.flatMap(({ entidad, titulo, clave }) => {
    const record = `/${entidad}/${String(rowsOf(entidad)[0]?.[clave])}`;
    return [
      ['primeras-filas', `${titulo}: las dos primeras`, `/${entidad}?limite=2`, Infinity],
      ['por-su-clave', `${titulo}: por su clave`, record, Infinity],
    ] as const;
  });
  const examples = new Map<string, Example[]>();
  for (const [key, summary, target, longest] of [...written, ...first]) {
    const { status, body } = answerRequest(exampleRequest(target, model), model, rowsOf);
    if (status !== 200 || JSON.stringify(body).length > longest) continue;
    const { entity, recordKey } = readTarget(target);
    const kind = `${entity} ${recordKey === undefined ? 'list' : 'record'}`;
    const description = `GET ${model.baseUrl}${encodeTarget(target)}`;
    const example = [key, { summary, description, value: body }] as const;
    examples.set(kind, [...(examples.get(kind) ?? []), example]);
  }
  return examples;
}
