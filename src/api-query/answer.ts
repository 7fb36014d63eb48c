import { nearestName } from '../text/nearest';
import { type ErrorAnswer, errorAnswer, RequestError } from './errors';
import { findColumn, readFilter } from './filters';
import type { ApiModel, EntityModel, Row } from './model';
import { readOrder } from './order';
import { type ApiRequest, needsKey, readTarget } from './request';

/** Body of a list: one page of the rows that meet the filters. */
export interface ListBody {
  readonly datos: readonly Row[];
  readonly pagina: number;
  readonly limite: number;
  /** Rows that meet the filters, in all pages. */
  readonly total: number;
}

/** An answer with status 200: a list, a count, or one record (that of `/estado` included). */
export interface GoodAnswer {
  readonly status: 200;
  readonly body: ListBody | { readonly total: number } | Row;
}

export type ApiAnswer = GoodAnswer | ErrorAnswer;

/** Characters of a filter that a message shows of an address that is too long. */
const EXCERPT_LENGTH = 60;

/** Whether a body is a list of rows. */
export function isList(body: ApiAnswer['body']): body is ListBody {
  return 'datos' in body && Array.isArray(body.datos);
}

/** The names of a list separated by commas; undefined when there is none. */
function namesOf(text: string | null): string[] | undefined {
  const names = text?.split(',').filter((name) => name !== '') ?? [];
  return names.length > 0 ? names : undefined;
}

/** A whole number, from 1; undefined for any other text. */
function naturalNumber(text: string | null): number | undefined {
  return text !== null && /^-?\d+$/.test(text) ? Math.max(1, Number(text)) : undefined;
}

function pick(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((name) => [name, row[name] ?? null]));
}

function findEntity(api: ApiModel, name: string): EntityModel {
  const entity = api.entities.find((item) => item.name === name);
  if (entity) return entity;
  const names = api.entities.map((item) => item.name);
  throw new RequestError('API-430', { entidad: name, sugerencia: nearestName(name, names) });
}

function findRecord(entity: EntityModel, rows: readonly Row[], key: string): Row {
  const row = rows.find((item) => String(item[entity.key]) === key);
  if (row) return row;
  throw new RequestError('API-431', { entidad: entity.name, clave: entity.key, valor: key });
}

function readFilters(texts: readonly string[], entity: EntityModel, api: ApiModel) {
  return texts.map((text, index) => {
    if (index < api.limits.maxFilters) return readFilter(text, entity, api);
    throw new RequestError('API-400', { filtro: text });
  });
}

/** Refuses an address that is too long, and shows the longest part of it as far as a message has room. */
function checkLength(target: string, parameters: URLSearchParams, api: ApiModel): void {
  if (api.baseUrl.length + target.length <= api.limits.maxAddressLength) return;
  const [longest = ''] = [...parameters.values()].sort((one, other) => other.length - one.length);
  const isCut = longest.length > EXCERPT_LENGTH;
  const filtro = isCut ? `${longest.slice(0, EXCERPT_LENGTH)}…` : longest;
  throw new RequestError('API-400', { filtro });
}

function goodAnswer(
  { method, target, key }: ApiRequest,
  api: ApiModel,
  rowsOf: (entity: string) => readonly Row[],
): GoodAnswer {
  if (method !== 'GET') throw new RequestError('API-440');
  const { entity: name, recordKey, parameters } = readTarget(target);
  if (!needsKey(target)) return { status: 200, body: api.status };
  if (!key) throw new RequestError('API-410');
  if (key !== api.exampleKey) throw new RequestError('API-411');
  checkLength(target, parameters, api);

  const entity = findEntity(api, name);
  const columns =
    namesOf(parameters.get('columnas'))?.map((item) => findColumn(entity, item).name) ??
    entity.columns.map((column) => column.name);
  if (recordKey !== undefined) {
    return { status: 200, body: pick(findRecord(entity, rowsOf(name), recordKey), columns) };
  }

  const filters = readFilters(parameters.getAll('filtro'), entity, api);
  const order = readOrder(parameters.get('orden') ?? '', entity, api.limits);
  const found = rowsOf(name).filter((row) => filters.every((meets) => meets(row)));
  if (parameters.get('contar') === 'si') return { status: 200, body: { total: found.length } };

  const { defaultRows, maxRows } = api.limits;
  const limit = Math.min(naturalNumber(parameters.get('limite')) ?? defaultRows, maxRows);
  const page = naturalNumber(parameters.get('pagina')) ?? 1;
  const shown = [...found].sort(order).slice((page - 1) * limit, page * limit);
  return {
    status: 200,
    body: {
      datos: shown.map((row) => pick(row, columns)),
      pagina: page,
      limite: limit,
      total: found.length,
    },
  };
}

/**
 * Answers a request as the data API does, over the rows that `rowsOf` gives for an entity: method
 * first, then key, length of the address, entity, columns, record or filters, and order. What is wrong with the request
 * comes back as an error of the catalogue.
 */
export function answerRequest(
  request: ApiRequest,
  api: ApiModel,
  rowsOf: (entity: string) => readonly Row[],
): ApiAnswer {
  try {
    return goodAnswer(request, api, rowsOf);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return errorAnswer(api, error.code, error.values);
  }
}
