import { answerRequest } from '../api-query/answer';
import type { ApiModel } from '../api-query/model';
import { encodeTarget, exampleRequest, readTarget } from '../api-query/request';
import type { Facts } from '../facts/facts';

/** Longest answer that stands in the document whole, in characters of JSON: a reader looks at it in a client. */
const LONGEST = 3_000;

/** An example as the document writes it, under its key. */
export type Example = readonly [key: string, example: unknown];

/**
 * The good requests of the pages with what they are truly answered over the example company, by what they ask for:
 * `productos list` or `productos record`.
 */
export function answeredExamples(facts: Facts, model: ApiModel): ReadonlyMap<string, Example[]> {
  const examples = new Map<string, Example[]>();
  for (const { clave, titulo: summary, peticion } of facts.api.ejemplos) {
    const request = exampleRequest(peticion, model);
    const { status, body } = answerRequest(request, model, (name) => facts.apiRows[name] ?? []);
    if (status !== 200 || JSON.stringify(body).length > LONGEST) continue;
    const { entity, recordKey } = readTarget(peticion);
    const kind = `${entity} ${recordKey === undefined ? 'list' : 'record'}`;
    const description = `GET ${model.baseUrl}${encodeTarget(peticion)}`;
    const example = [clave, { summary, description, value: body }] as const;
    examples.set(kind, [...(examples.get(kind) ?? []), example]);
  }
  return examples;
}
