import { errorAnswer, placesOf } from '../../api-query/errors';
import { unknownName } from '../../text/nearest';
import { apiModelOf } from '../api-model';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { type Known, unknownKeys, unknownNames } from './unknown-names';

/** What the API calls by the name of a column of the company and means in another way. */
const OTHER_MEANINGS = ['barrio', 'puntos'];

/** What both the company and the API give a record, such as a product or a sale, is the same; what one leaves empty, it does not give. */
function* checkAgainstCompany({ api, apiRows, company }: Facts): Iterable<FactIssue> {
  const lists = new Map(Object.entries({ ...company, ...company['documentos-de-ejemplo'] }));
  for (const { entidad, clave } of api.entidades) {
    const records = lists.get(entidad);
    for (const record of Array.isArray(records) ? records : []) {
      const row = apiRows[entidad]?.find((one) => one[clave] === record[clave]) ?? {};
      for (const [key, expected] of Object.entries<unknown>(record)) {
        const given = row[key];
        if (!given || !expected || given === expected || OTHER_MEANINGS.includes(key)) continue;
        const message = `the example company (data/empresa-ejemplo.yaml) says «${expected}», this row «${given}»`;
        yield issueAt(row, [key], 'two values of one fact', message);
      }
    }
  }
}

/** Rows use the columns of their entity. */
export function* checkApi(facts: Facts): Iterable<FactIssue> {
  const { api, apiRows } = facts;
  const entities = api.entidades.map(({ entidad }) => entidad);
  for (const entity of api.entidades) {
    const column: Known = ['column', entity.columnas.map(({ nombre }) => nombre)];
    yield* unknownNames(entity, { clave: column });
    for (const row of apiRows[entity.entidad] ?? []) yield* unknownKeys(row, column);
  }
  yield* checkAgainstCompany(facts);
  for (const [name, rows] of Object.entries(apiRows)) {
    if (entities.includes(name)) continue;
    yield issueAt(rows, [], 'unknown entity', unknownName(name, entities));
  }
}

/** The example of an error fills the places of its message. */
export function* checkApiErrors(facts: Facts): Iterable<FactIssue> {
  const model = apiModelOf(facts);
  for (const error of facts.api.errores) {
    const { codigo, ejemplo } = error;
    const missing = placesOf(error.mensaje).filter((place) => !(place in ejemplo));
    if (missing.length > 0) {
      const expected = `the message has places for ${missing.join(', ')}; give each a value`;
      yield issueAt(error, ['ejemplo'], 'missing key', expected);
      continue;
    }
    const { mensaje } = errorAnswer(model, codigo, ejemplo).body.error;
    for (const [key, value] of Object.entries(ejemplo)) {
      if (mensaje.includes(value)) continue;
      yield issueAt(error, ['ejemplo', key], 'unknown key', `the message has no place {${key}}`);
    }
  }
}

/** A limit that programs take as a figure is said in words too, with the same figure. */
export function* checkFigures({ api }: Facts): Iterable<FactIssue> {
  const meanings = [...api.parametros, ...api.operadores].map(({ significado }) => significado);
  const words = [...api.limites, ...meanings].join(' ').replace(/(\d)\.(\d{3})/g, '$1$2');
  for (const [name, figure] of Object.entries(api.cifras)) {
    if (new RegExp(`\\b${figure}\\b`).test(words)) continue;
    const expected = `limites, parametros or operadores should say ${figure}; they say another number`;
    yield issueAt(api.cifras, [name], 'figure not in the text', expected);
  }
}
