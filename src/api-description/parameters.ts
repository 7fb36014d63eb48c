import type { Api } from '../facts/api';
import { filterPattern, type Part, ref } from './schemas';

type Entity = Api['entidades'][number];

/** What the facts say of a parameter. @throws Error for one that they lack */
function meaningOf(name: string, { parametros }: Api): string {
  const found = parametros.find(({ nombre }) => nombre === name);
  if (found) return `${found.significado}.`;
  throw new Error(
    `data/api/api.yaml has no parameter «${name}» under parametros; src/api-description describes it.`,
  );
}

/** Parameters that are the same for all entities, by their names in the document. */
export function commonParameters(api: Api): Part {
  const { cifras } = api;
  const query = (name: string, schema: Part) => ({
    name,
    in: 'query',
    description: meaningOf(name, api),
    schema,
  });
  return {
    limite: query('limite', {
      type: 'integer',
      minimum: 1,
      maximum: cifras['filas-maximas'],
      default: cifras['filas-por-pagina'],
    }),
    pagina: query('pagina', { type: 'integer', minimum: 1, default: 1 }),
    contar: query('contar', { type: 'string', enum: ['si'] }),
  };
}

/** A parameter of the address that takes several values: once with commas between, or `explode`d, one each time. */
function several(name: string, explode: boolean, schema: Part, description: string): Part {
  return {
    name,
    in: 'query',
    description,
    style: 'form',
    explode,
    schema: { type: 'array', ...schema },
  };
}

function columnsParameter({ columnas }: Entity, api: Api): Part {
  const items = { type: 'string', enum: columnas.map(({ nombre }) => nombre) };
  return several('columnas', false, { items }, meaningOf('columnas', api));
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
  const { filtros, 'columnas-de-orden': mostColumns } = api.cifras;
  const filter = { type: 'string', pattern: filterPattern(entity, api) };
  // The operators as their reader needs them while writing a filter.
  const operators = api.operadores.map(
    ({ operador, significado, ejemplo }) => `- \`${operador}\`: ${significado}. \`${ejemplo}\``,
  );
  const told = `${meaningOf('filtro', api)}\n\n${operators.join('\n')}`;
  const order = entity.columnas.flatMap(({ nombre }) => [nombre, `-${nombre}`]);
  const ordered = { maxItems: mostColumns, items: { type: 'string', enum: order } };
  return [
    columnsParameter(entity, api),
    several('filtro', true, { maxItems: filtros, items: filter }, told),
    several('orden', false, ordered, meaningOf('orden', api)),
    ...['limite', 'pagina', 'contar'].map((name) => ref('parameters', name)),
  ];
}
