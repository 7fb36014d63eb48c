import { type ApiAnswer, answerRequest, isList } from '../../src/api-query/answer';
import type { Row } from '../../src/api-query/model';
import { exampleRequest } from '../../src/api-query/request';
import { apiModelOf } from '../../src/facts/api-model';
import { smallFacts as facts } from './small-facts';

export { facts };
export const api = apiModelOf(facts);

export function rowsOf(entity: string): readonly Row[] {
  return facts.apiRows[entity] ?? [];
}

/** Answers a target over the example data. */
export function ask(target: string): ApiAnswer {
  return answerRequest(exampleRequest(target, api), api, rowsOf);
}

/** The rows of a list. @throws Error when the answer is another thing */
export function rowsFor(target: string): readonly Row[] {
  const { body } = ask(target);
  if (!isList(body)) throw new Error(`${target} answers ${JSON.stringify(body)}`);
  return body.datos;
}

/** The message of an error; undefined when the answer is good. */
export function messageFor(target: string): string | undefined {
  const { body } = ask(target);
  return 'error' in body && typeof body.error === 'object' ? body.error?.mensaje : undefined;
}
