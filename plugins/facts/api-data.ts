import { answerRequest } from '../../src/api-query/answer';
import type { BuilderData } from '../../src/api-query/draft';
import { draftOf, targetOf } from '../../src/api-query/draft';
import type { ApiModel } from '../../src/api-query/model';
import { exampleRequest } from '../../src/api-query/request';
import { apiModelOf } from '../../src/facts/api-model';
import type { Facts } from '../../src/facts/facts';
import { errorRemedies } from '../../src/rendering/error-remedies';

/** Key of the example that the query builder shows before it is used. */
const START = 'columnas';

function startOf(facts: Facts, api: ApiModel): BuilderData['start'] {
  const request = facts.api.ejemplos.find((example) => example.clave === START)?.peticion ?? '';
  const draft = draftOf(request, api);
  if (!draft) {
    throw new Error(
      `data/api/api.yaml: the query builder begins with the example «${START}», which must be there and ask for a list of an entity; its request is «${request}»`,
    );
  }
  const target = targetOf(draft);
  const rowsOf = (entity: string) => facts.apiRows[entity] ?? [];
  return {
    draft,
    exchange: { target, answer: answerRequest(exampleRequest(target, api), api, rowsOf) },
  };
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
