import addFormats from 'ajv-formats';
import { type Document, OpenAPIBackend } from 'openapi-backend';

/** An answer as it came, whoever gave it. */
export interface GivenAnswer {
  status: number;
  body: unknown;
}

function requestOf(target: string) {
  const [path = '', query = ''] = target.split('?');
  return { method: 'get', path, query, headers: {} };
}

/**
 * What compares requests and answers with an OpenAPI document, which openapi-backend reads and Ajv holds to its schemas:
 * each gives what differs, a line each. A target is what follows the version in an address: `/productos?limite=2`.
 */
export async function openApiCheck(definition: Document) {
  const api = new OpenAPIBackend({
    definition,
    quick: true,
    ajvOpts: { strict: false },
    customizeAjv: (ajv) => addFormats(ajv),
  });
  await api.init();
  const operationOf = (target: string) => api.matchOperation(requestOf(target));
  const lines = (target: string, { errors }: ReturnType<typeof api.validateRequest>) =>
    (errors ?? []).map(({ instancePath, message }) => `${target}${instancePath}: ${message}`);

  return {
    requestFaults: (target: string): string[] => {
      const operation = operationOf(target);
      if (!operation) return [`${target}: there is no such path`];
      return lines(target, api.validateRequest(requestOf(target), operation));
    },
    answerFaults: (target: string, { status, body }: GivenAnswer): string[] => {
      // An error of a path that is not there is held to those of the others.
      const operation =
        operationOf(target) ??
        api.getOperations().find(({ responses }) => status !== 200 && responses?.[status]);
      if (!operation?.responses?.[status]) return [`${target}: ${status} is no status of it`];
      return lines(target, api.validateResponse(body, operation, status));
    },
  };
}
