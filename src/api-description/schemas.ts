import type { ColumnType } from '../api-query/model';
import type { Api } from '../facts/api';

/** A part of an OpenAPI document: what stands in it is said by the standard, and the linter checks it. */
export type Part = Readonly<Record<string, unknown>>;

type Entity = Api['entidades'][number];
type Column = Entity['columnas'][number];

const TYPES: Readonly<Record<ColumnType, Part>> = {
  texto: { type: 'string' },
  entero: { type: 'integer' },
  decimal: { type: 'number' },
  booleano: { type: 'boolean' },
  fecha: { type: 'string', format: 'date' },
  'fecha-hora': { type: 'string', format: 'date-time' },
};

/** Names in the document: `NotasCredito` of `notas-credito`. */
export function partName(key: string): string {
  return key.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export function ref(kind: string, name: string): Part {
  return { $ref: `#/components/${kind}/${name}` };
}

/** What a column may hold: only the key of a record is always there. */
function columnSchema({ tipo, descripcion }: Column, isKey: boolean): Part {
  const schema = TYPES[tipo];
  return {
    ...schema,
    ...(!isKey && { type: [schema.type, 'null'] }),
    description: descripcion,
  };
}

/** A record, or those of its columns that were asked for. */
export function rowSchema(
  { descripcion, columnas, clave }: Entity,
  rows: readonly object[] = [],
): Part {
  return {
    type: 'object',
    description: `${descripcion} Con \`columnas\`, solo las que se piden.`,
    properties: Object.fromEntries(
      columnas.map((column) => [column.nombre, columnSchema(column, column.nombre === clave)]),
    ),
    additionalProperties: false,
    examples: rows.slice(0, 1),
  };
}

/** An object that has all of these properties and no others. */
function whole(description: string | undefined, properties: Part): Part {
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** One page of the records of an entity. */
export function listSchema({ entidad, titulo }: Entity, { cifras }: Api): Part {
  const maximum = cifras['filas-maximas'];
  return whole(`Una página de ${titulo.toLowerCase()}.`, {
    datos: {
      type: 'array',
      items: ref('schemas', partName(entidad)),
      maxItems: maximum,
      description: 'Las filas. Vacía cuando la página no tiene.',
    },
    pagina: { type: 'integer', minimum: 1, description: 'Qué página es.' },
    limite: {
      type: 'integer',
      minimum: 1,
      maximum,
      description: 'Cuántas filas caben en cada página.',
    },
    total: {
      type: 'integer',
      minimum: 0,
      description: 'Cuántas filas cumplen los filtros, en todas las páginas.',
    },
  });
}

/** What all entities share: a count, the state of the service, an error. */
export function commonSchemas({ errores }: Api): Part {
  const error = whole(undefined, {
    codigo: { type: 'string', enum: errores.map(({ codigo }) => codigo) },
    tipo: { type: 'string', enum: errores.map(({ error }) => error) },
    mensaje: { type: 'string', minLength: 1 },
  });
  return {
    Conteo: whole('El número de filas, con `contar=si`.', {
      total: { type: 'integer', minimum: 0 },
    }),
    Estado: whole('El estado del servicio.', {
      estado: { type: 'string', description: '`activo` cuando el servicio responde.' },
      version: { type: 'string', description: 'La versión de la API, no la de Delfín.' },
      empresa: { type: 'string', description: 'El nombre de la empresa.' },
      fecha: { type: 'string', format: 'date-time', description: 'La hora del servidor.' },
    }),
    Error: whole('Lo que llega con cualquier error.', { error }),
  };
}
