import type { Api } from '../facts/api';
import { type Part, ref } from './schemas';

type Entity = Api['entidades'][number];

/** What the facts say of a parameter. @throws Error for one that they lack */
function meaningOf(name: string, { parametros }: Api): string {
  const found = parametros.find(({ nombre }) => nombre === name);
  if (found) return `${found.significado}.`;
  throw new Error(
    `data/api/api.yaml has no parameter «${name}» under parametros; src/api-description describes it.`,
  );
}

function query(name: string, description: string, schema: Part): Part {
  return { name, in: 'query', description, schema };
}

/** A parameter that takes several of these values, with commas between. */
function names(name: string, values: readonly string[], api: Api, maxItems?: number): Part {
  const schema = { type: 'array', maxItems, items: { type: 'string', enum: values } };
  return { ...query(name, meaningOf(name, api), schema), style: 'form', explode: false };
}

/** Parameters that are the same for all entities, by their names in the document. */
export function commonParameters(api: Api): Part {
  const { filtros, 'filas-maximas': maximum, 'filas-por-pagina': usual } = api.cifras;
  const operators = api.operadores.map(({ operador }) => operador).join('|');
  const filter = { type: 'string', pattern: `^[a-z-]+:(?:${operators}):.+$` };
  // The operators as their reader needs them while writing a filter.
  const told = api.operadores.map(
    ({ operador, significado, ejemplo }) => `- \`${operador}\`: ${significado}. \`${ejemplo}\``,
  );
  const common = (name: string, schema: Part, more = ''): [string, Part] => [
    name,
    query(name, meaningOf(name, api) + more, schema),
  ];
  return Object.fromEntries([
    common('filtro', { type: 'array', maxItems: filtros, items: filter }, `\n\n${told.join('\n')}`),
    common('limite', { type: 'integer', minimum: 1, maximum, default: usual }),
    common('pagina', { type: 'integer', minimum: 1, default: 1 }),
    common('contar', { type: 'string', enum: ['si'] }),
  ]);
}

function columnsParameter({ columnas }: Entity, api: Api): Part {
  const columns = columnas.map(({ nombre }) => nombre);
  return names('columnas', columns, api);
}

/** The parameters of one record: the value of its key, and its columns. */
export function recordParameters(entity: Entity, api: Api): Part[] {
  const { clave, columnas, titulo } = entity;
  const meaning = columnas.find(({ nombre }) => nombre === clave)?.descripcion ?? clave;
  const key = {
    name: clave,
    in: 'path',
    required: true,
    description: `${meaning}, la clave de ${titulo.toLowerCase()}.`,
    schema: { type: 'string', minLength: 1 },
  };
  return [key, columnsParameter(entity, api)];
}

/** The parameters of a list, those of all entities by reference. */
export function listParameters(entity: Entity, api: Api): Part[] {
  const order = entity.columnas.flatMap(({ nombre }) => [nombre, `-${nombre}`]);
  return [
    columnsParameter(entity, api),
    names('orden', order, api, api.cifras['columnas-de-orden']),
    ...['filtro', 'limite', 'pagina', 'contar'].map((name) => ref('parameters', name)),
  ];
}
