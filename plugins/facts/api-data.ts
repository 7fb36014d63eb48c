import { answerRequest } from '../../src/api-query/answer';
import { type BuilderData, emptyDraft, type QueryDraft, targetOf } from '../../src/api-query/draft';
import type { ApiModel } from '../../src/api-query/model';
import { exampleRequest } from '../../src/api-query/request';
import { apiModelOf } from '../../src/facts/api-model';
import type { Facts } from '../../src/facts/facts';
import { errorRemedies } from '../../src/rendering/error-remedies';

/** The query that the builder shows before it is used. */
const START: QueryDraft = {
  ...emptyDraft('productos'),
  columns: ['codigo', 'nombre', 'precio'],
  filters: [{ id: 0, column: 'grupo', operator: 'igual', value: 'ABA' }],
  order: [{ id: 0, column: 'codigo', descending: false }],
};

function startOf({ apiRows }: Facts, api: ApiModel): BuilderData['start'] {
  const target = targetOf(START);
  const request = exampleRequest(target, api);
  const answer = answerRequest(request, api, (entity) => apiRows[entity] ?? []);
  return { draft: START, exchange: { target, answer } };
}

/**
 * Writes what the query builder takes from the facts: `api.json`, which its page carries, and
 * `api-rows/<entity>.json`, which its reader's browser fetches when an answer needs them.
 */
export async function writeApiData(
  facts: Facts,
  createData: (name: string, data: string) => Promise<string>,
): Promise<void> {
  const api = apiModelOf(facts);
  const builder = { api, remedies: errorRemedies(facts), start: startOf(facts, api) };
  await createData('api.json', JSON.stringify(builder satisfies BuilderData));
  await Promise.all(
    Object.entries(facts.apiRows).map(([entity, rows]) =>
      createData(`api-rows/${entity}.json`, JSON.stringify(rows)),
    ),
  );
}
