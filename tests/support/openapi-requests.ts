import Ajv from 'ajv/dist/2020';
import { readTarget } from '../../src/api-query/request';

interface Schema {
  type?: string;
}

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  explode?: boolean;
  schema?: Schema;
}

/** What is read of an OpenAPI document. */
interface Document {
  paths: Record<string, { get: { parameters?: Parameter[] } }>;
  components: { parameters: Record<string, Parameter> };
}

/** The value of a parameter as its schema sees it. */
function readValue(texts: readonly string[], { explode, schema }: Parameter): unknown {
  const [first = ''] = texts;
  if (schema?.type === 'array') return explode ? texts : first.split(',');
  return schema?.type === 'integer' ? Number(first) : first;
}

/**
 * Compares requests with the parameters that a document gives to their path.
 *
 * @returns called with what follows the version in an address: in what it differs, a line each
 */
export function requestChecker(document: Document): (target: string) => string[] {
  const ajv = new Ajv({ strict: false });
  const resolved = (parameter: Parameter) =>
    parameter.$ref
      ? (document.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? parameter)
      : parameter;

  return (target) => {
    const { entity, recordKey, parameters } = readTarget(target);
    const path = Object.keys(document.paths).find((one) =>
      recordKey === undefined ? one === `/${entity}` : one.startsWith(`/${entity}/{`),
    );
    if (!path) return [`${target}: there is no such path`];
    const known = (document.paths[path]?.get.parameters ?? []).map(resolved);
    return [...new Set(parameters.keys())].flatMap((name) => {
      const parameter = known.find((one) => one.name === name && one.in === 'query');
      if (!parameter) return [`${target}: ${path} has no parameter ${name}`];
      const value = readValue(parameters.getAll(name), parameter);
      return ajv.validate(parameter.schema ?? {}, value)
        ? []
        : [`${target}: ${name}${ajv.errorsText()}`];
    });
  };
}
