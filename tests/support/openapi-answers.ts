import Ajv, { type ErrorObject } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { RequestParts } from '../../src/api-query/request';

/** What is read of an OpenAPI document. */
interface Document {
  paths: Record<string, { get: { responses: Record<string, object> } }>;
  components: {
    responses: Record<string, { content: Record<string, { examples: Record<string, unknown> }> }>;
  };
}

/** An answer as it came, whoever gave it. */
export interface GivenAnswer {
  status: number;
  body: unknown;
}

const BASE = 'openapi.yaml';

function pointer(path: string, status: number): string {
  const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1');
  return `#/paths/${encodeURIComponent(escaped)}/get/responses/${status}`;
}

function lines(where: string, errors: readonly ErrorObject[] | null | undefined): string[] {
  return (errors ?? []).map(({ instancePath, message }) => `${where}${instancePath}: ${message}`);
}

/**
 * Compares answers with what a document says of them: whether the operation has such a status, and the body the form
 * that the schema of it asks for; an error has one of the codes that come with its status. A request of no known entity
 * is held to the errors of all.
 *
 * @returns called with a request and its answer: in what this differs, a line each
 */
export function answerChecker(
  document: Document,
): (request: RequestParts, answer: GivenAnswer) => string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, BASE);

  function pathOf({ entity, recordKey }: RequestParts): string | undefined {
    const record = new RegExp(`^/${entity.replace(/[^a-z-]/g, '')}/[{]`);
    return Object.keys(document.paths).find((path) =>
      recordKey === undefined ? path === `/${entity}` : record.test(path),
    );
  }

  function resolved(response: object): string | undefined {
    return '$ref' in response ? String(response.$ref).split('/').at(-1) : undefined;
  }

  function errorFaults(where: string, { status, body }: GivenAnswer): string[] {
    const validate = ajv.getSchema(`${BASE}#/components/schemas/Error`);
    if (!validate?.(body)) return lines(where, validate?.errors);
    const { codigo } = (body as { error: { codigo: string } }).error;
    const response = Object.values(document.paths)
      .flatMap(({ get }) => Object.entries(get.responses))
      .find(([own]) => own === String(status))?.[1];
    const name = response && resolved(response);
    const examples =
      document.components.responses[name ?? '']?.content['application/json']?.examples;
    return examples && codigo in examples
      ? []
      : [`${where}: ${codigo} does not come with ${status}`];
  }

  return (request, answer) => {
    const path = pathOf(request);
    const where = path ?? `/${request.entity}`;
    const isError = answer.status !== 200;
    if (path && !document.paths[path]?.get.responses[answer.status]) {
      return [`${where}: ${answer.status} is no status of it`];
    }
    if (isError) return errorFaults(where, answer);
    if (!path) return [`${where}: 200 for a path that is not there`];
    const schema = { $ref: `${BASE}${pointer(path, 200)}/content/application~1json/schema` };
    const validate = ajv.compile(schema);
    return validate(answer.body) ? [] : lines(where, validate.errors);
  };
}
