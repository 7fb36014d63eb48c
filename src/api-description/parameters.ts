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
function several(name: string, explode: boolean, schema: Part, api: Api): Part {
  return {
    name,
    in: 'query',
    description: meaningOf(name, api),
    style: 'form',
    explode,
    schema: { type: 'array', ...schema },
  };
}

function columnsParameter({ columnas }: Entity, api: Api): Part {
  const names = columnas.map(({ nombre }) => nombre);
  return several('columnas', false, { items: { type: 'string', enum: names } }, api);
}

/** The operators as their reader needs them while writing a filter. */
function operatorLines({ operadores }: Api): string {
  return operadores
    .map(
      ({ operador, significado, ejemplo }) => `- \`${operador}\`: ${significado}. \`${ejemplo}\``,
    )
    .join('\n');
}

/** The parameter of a record: the value of its key. */
function keyParameter({ clave, columnas, titulo }: Entity): Part {
  return {
    name: clave,
    in: 'path',
    required: true,
    description: `${columnas.find(({ nombre }) => nombre === clave)?.descripcion ?? clave}, la clave de ${titulo.toLowerCase()}.`,
    schema: { type: 'string', minLength: 1 },
  };
}

/** The parameters of one record. */
export function recordParameters(entity: Entity, api: Api): Part[] {
  return [keyParameter(entity), columnsParameter(entity, api)];
}

/** The parameters of a list, those of all entities by reference. */
export function listParameters(entity: Entity, api: Api): Part[] {
  const { filtros, 'columnas-de-orden': mostColumns } = api.cifras;
  const pattern = filterPattern(entity, api);
  const order = entity.columnas.flatMap(({ nombre }) => [nombre, `-${nombre}`]);
  const filter = several(
    'filtro',
    true,
    { maxItems: filtros, items: { type: 'string', pattern } },
    api,
  );
  return [
    columnsParameter(entity, api),
    { ...filter, description: `${meaningOf('filtro', api)}\n\n${operatorLines(api)}` },
    several('orden', false, { maxItems: mostColumns, items: { type: 'string', enum: order } }, api),
    ...['limite', 'pagina', 'contar'].map((name) => ref('parameters', name)),
  ];
}
