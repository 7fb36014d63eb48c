import { type ApiAnswer, answerRequest } from '../api-query/answer';
import type { ApiModel } from '../api-query/model';
import { encodeTarget, exampleRequest, readTarget } from '../api-query/request';
import type { Facts } from '../facts/facts';

/** Longest answer that stands in the document whole, in characters of JSON: a reader looks at it in a client. */
const LONGEST = 3_000;

/** A request of the pages and what it is truly answered. */
export interface AnsweredExample {
  key: string;
  title: string;
  /** As it is typed. */
  target: string;
  answer: ApiAnswer;
}

/** The examples of the pages over the example company, and the first rows of entities that no page asks for. */
export function answeredExamples(facts: Facts, model: ApiModel): AnsweredExample[] {
  const rowsOf = (entity: string) => facts.apiRows[entity] ?? [];
  const answer = (target: string) => answerRequest(exampleRequest(target, model), model, rowsOf);
  const written = facts.api.ejemplos.map(({ clave, titulo, peticion }) => ({
    ...{ key: clave, title: titulo, target: peticion, answer: answer(peticion) },
  }));
  const short = written.filter((example) => JSON.stringify(example.answer.body).length <= LONGEST);
  const first = facts.api.entidades.flatMap(({ entidad, titulo, clave }) => {
    const key = rowsOf(entidad)[0]?.[clave];
    const list = `/${entidad}?limite=2`;
    const record = `/${entidad}/${String(key)}`;
    return [
      {
        key: 'primeras-filas',
        title: `${titulo}: las dos primeras`,
        target: list,
        answer: answer(list),
      },
      {
        key: 'por-su-clave',
        title: `${titulo}: por su clave`,
        target: record,
        answer: answer(record),
      },
    ];
  });
  return [...short, ...first];
}

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
