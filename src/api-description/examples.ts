import { answerRequest } from '../api-query/answer';
import type { ApiModel } from '../api-query/model';
import { encodeTarget, exampleRequest, readTarget } from '../api-query/request';
import type { Facts } from '../facts/facts';

/** Longest answer that stands in the document whole, in characters of JSON: a reader looks at it in a client. */
const LONGEST = 3_000;

/** The examples of the pages over the example company, and the first rows of entities that no page asks for. */
export function answeredExamples(facts: Facts, model: ApiModel) {
  const rowsOf = (entity: string) => facts.apiRows[entity] ?? [];
  /** @param target as it is typed */
  const example = (key: string, title: string, target: string) => {
    const answer = answerRequest(exampleRequest(target, model), model, rowsOf);
    return { key, title, target, answer };
  };
  const written = facts.api.ejemplos.map(({ clave, titulo, peticion }) =>
    example(clave, titulo, peticion),
  );
  const short = written.filter(({ answer }) => JSON.stringify(answer.body).length <= LONGEST);
  const first = facts.api.entidades.flatMap(({ entidad, titulo, clave }) => {
    const record = `/${entidad}/${String(rowsOf(entidad)[0]?.[clave])}`;
    return [
      example('primeras-filas', `${titulo}: las dos primeras`, `/${entidad}?limite=2`),
      example('por-su-clave', `${titulo}: por su clave`, record),
    ];
  });
  return [...short, ...first];
}

/** A request of the pages and what it is truly answered. */
export type AnsweredExample = ReturnType<typeof answeredExamples>[number];

/** Whether an example asks for a record, or for a list of an entity. */
export function isOf(example: AnsweredExample, entity: string, kind: 'list' | 'record'): boolean {
  const parts = readTarget(example.target);
  return parts.entity === entity && (parts.recordKey !== undefined) === (kind === 'record');
}

/** An example as the document writes it, under its key. */
export function exampleEntry(
  { key, title, target, answer }: AnsweredExample,
  { baseUrl }: ApiModel,
): [string, unknown] {
  const description = `GET ${baseUrl}${encodeTarget(target)}`;
  return [key, { summary: title, description, value: answer.body }];
}
