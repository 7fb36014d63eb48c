import type { Api } from '../facts/api';
import { filterPattern, type Part, ref } from './schemas';

type Entity = Api['entidades'][number];

/** What the facts say of a parameter. @throws Error for one that they lack */
function meaningOf(name: string, { parametros }: Api): string {
  const found = parametros.find(({ nombre }) => nombre === name);
  if (found) return `${found.significado}.`;
  throw new Error(
    `data/api/api.yaml has no parameter «${name}» under parametros, which src/api-description describes; it has ` +
      `${parametros.map(({ nombre }) => nombre).join(', ')}.`,
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

function columnsParameter({ columnas }: Entity, api: Api): Part {
  return {
    name: 'columnas',
    in: 'query',
    description: meaningOf('columnas', api),
    style: 'form',
    explode: false,
    schema: {
      type: 'array',
      items: { type: 'string', enum: columnas.map(({ nombre }) => nombre) },
    },
  };
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
  const order = entity.columnas.flatMap(({ nombre }) => [nombre, `-${nombre}`]);
  return [
    columnsParameter(entity, api),
    {
      name: 'filtro',
      in: 'query',
      description: `${meaningOf('filtro', api)}\n\n${operatorLines(api)}`,
      style: 'form',
      explode: true,
      schema: {
        type: 'array',
        maxItems: api.cifras.filtros,
        items: { type: 'string', pattern: filterPattern(entity, api) },
      },
    },
    {
      name: 'orden',
      in: 'query',
      description: meaningOf('orden', api),
      style: 'form',
      explode: false,
      schema: {
        type: 'array',
        maxItems: api.cifras['columnas-de-orden'],
        items: { type: 'string', enum: order },
      },
    },
    ...['limite', 'pagina', 'contar'].map((name) => ref('parameters', name)),
  ];
}
