import { stringify } from 'yaml';
import { errorAnswer } from '../api-query/errors';
import type { ApiModel } from '../api-query/model';
import { apiModelOf } from '../facts/api-model';
import type { Facts } from '../facts/facts';
import { errorRemedies } from '../rendering/error-remedies';
import { answeredExamples, type Example } from './examples';
import { commonParameters, listParameters, recordParameters } from './parameters';
import { commonSchemas, listSchema, type Part, partName, ref, rowSchema } from './schemas';

/** Name of the file at the root of the site. */
export const OPENAPI_FILE = 'openapi.yaml';

type Entity = Facts['api']['entidades'][number];

const SECURITY = 'clave';

function json(schema: Part, examples: readonly Example[] = []): Part {
  return {
    'application/json': {
      schema,
      ...(examples.length > 0 && { examples: Object.fromEntries(examples) }),
    },
  };
}

/** The name in the document of the errors of a status. */
const errorName = (status: number) => `Error${status}`;

/** The errors of the catalogue by their HTTP status, each with the body that the pages show. */
function errorResponses(facts: Facts, model: ApiModel): Part {
  const remedies = errorRemedies(facts);
  const retryAfter = {
    description: 'Segundos que faltan para consultar otra vez.',
    schema: { type: 'integer', minimum: 1 },
  };
  const response = (status: number) => {
    const errors = facts.api.errores.filter(({ http }) => http === status);
    const examples = errors.map(({ codigo, ejemplo }): Example => {
      const { body } = errorAnswer(model, codigo, ejemplo);
      const remedy = remedies[codigo];
      const said = { summary: body.error.mensaje, ...(remedy && { description: remedy }) };
      return [codigo, { ...said, value: body }];
    });
    return {
      description: errors.map(({ codigo, error }) => `${codigo} (${error})`).join(', '),
      ...(status === 429 && { headers: { 'Retry-After': retryAfter } }),
      content: json(ref('schemas', 'Error'), examples),
    };
  };
  const statuses = new Set(facts.api.errores.map(({ http }) => http));
  return Object.fromEntries([...statuses].map((one) => [errorName(one), response(one)]));
}

/** A reading, what it brings, and its errors but for some statuses that it cannot get. */
function reading(
  { api }: Facts,
  said: Part,
  [description, schema, examples]: readonly [string, Part, (readonly Example[])?],
  never: readonly number[] = [],
): Part {
  const statuses = api.errores.map(({ http }) => http).filter((status) => !never.includes(status));
  const errors = statuses.map((status) => [status, ref('responses', errorName(status))]);
  const good = { description, content: json(schema, examples) };
  return { get: { ...said, responses: { 200: good, ...Object.fromEntries(errors) } } };
}

/** Operations of an entity: the list of its records, and one record. */
function entityPaths(
  entity: Entity,
  facts: Facts,
  examples: ReadonlyMap<string, Example[]>,
): [string, Part][] {
  const { entidad, titulo, descripcion, clave } = entity;
  const name = partName(entidad);
  const lower = titulo.toLowerCase();
  const tags = [entidad];
  const list = {
    operationId: `listar-${entidad}`,
    summary: titulo,
    description: descripcion,
    tags,
    parameters: listParameters(entity, facts.api),
  };
  const record = {
    operationId: `leer-${entidad}`,
    summary: `${titulo}: un registro`,
    description: `El registro de ${lower} que tiene ese valor en \`${clave}\`.`,
    tags,
    parameters: recordParameters(entity, facts.api),
  };
  const page = `Una página de ${lower}, o su número con \`contar=si\`.`;
  const body = { oneOf: [ref('schemas', `ListaDe${name}`), ref('schemas', 'Conteo')] };
  const one = ref('schemas', name);
  return [
    [`/${entidad}`, reading(facts, list, [page, body, examples.get(`${entidad} list`)], [404])],
    [
      `/${entidad}/{${clave}}`,
      reading(facts, record, ['El registro.', one, examples.get(`${entidad} record`)]),
    ],
  ];
}

function statusPath(facts: Facts, { status, baseUrl }: ApiModel): [string, Part] {
  const example = {
    summary: 'El servicio responde',
    description: `GET ${baseUrl}/estado`,
    value: status,
  };
  const said = {
    operationId: 'leer-estado',
    summary: 'Estado del servicio',
    description: 'Dice si el servicio responde. No pide clave.',
    tags: ['estado'],
    security: [],
  };
  const good = ['El servicio responde.', ref('schemas', 'Estado'), [['probar', example]]] as const;
  return ['/estado', reading(facts, said, good, [400, 401, 403, 404, 429])];
}

function servers({ conexion }: Facts['api']): Part[] {
  const server = (scheme: 'http' | 'https', description: string) => ({
    url: `${scheme}://{servidor}:{puerto}/api/v2`,
    description,
    variables: {
      servidor: {
        default: /\/\/([^:/]+)/.exec(conexion['ejemplo-lan'])?.[1] ?? '',
        description: 'El equipo donde está instalada la API.',
      },
      puerto: {
        default: String(conexion.puertos[scheme]),
        description: 'El puerto de `api.ini`.',
      },
    },
  });
  return [
    server('http', 'En la red local'),
    server('https', 'Con el certificado propio configurado en api.ini'),
  ];
}

/**
 * `openapi.yaml`, the OpenAPI 3.1 document of the data API, from its facts alone.
 *
 * @param home home page of the site, absolute, whose pages say more
 */
export function openApiFile(facts: Facts, { home }: { home: string }): string {
  const { api } = facts;
  const model = apiModelOf(facts);
  const examples = answeredExamples(facts, model);
  const limits = api.limites.map((limit) => `- ${limit}`).join('\n');
  const schemas = api.entidades.flatMap((entity) => [
    [partName(entity.entidad), rowSchema(entity, facts.apiRows[entity.entidad])] as const,
    [`ListaDe${partName(entity.entidad)}`, listSchema(entity, api)] as const,
  ]);
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'API de datos de Delfín',
      version: model.status.version,
      summary: 'Consulta de datos, de solo lectura',
      description: [api.resumen, `${api.conexion.formato}.`, limits].join('\n\n'),
      license: { name: 'Licencia de la API de datos', url: `${home}docs/api/instalacion/` },
    },
    externalDocs: {
      description: 'Cómo se arma una petición',
      url: `${home}docs/api/modo-de-uso/introduccion/`,
    },
    servers: servers(api),
    security: [{ [SECURITY]: [] }],
    tags: [
      { name: 'estado', description: 'Si el servicio responde.' },
      ...api.entidades.map(({ entidad, descripcion }) => ({
        name: entidad,
        description: descripcion,
      })),
    ],
    paths: Object.fromEntries([
      statusPath(facts, model),
      ...api.entidades.flatMap((entity) => entityPaths(entity, facts, examples)),
    ]),
    components: {
      securitySchemes: {
        [SECURITY]: {
          type: 'apiKey',
          in: 'header',
          name: api.autenticacion.encabezado,
          description: `${api.autenticacion.crear.replaceAll('**', '')} ${api.autenticacion.formato}.`,
        },
      },
      parameters: commonParameters(api),
      schemas: { ...commonSchemas(api), ...Object.fromEntries(schemas) },
      responses: errorResponses(facts, model),
    },
  };
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
}
