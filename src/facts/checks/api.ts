import type { Row } from '../../api-query/model';
import { unknownName } from '../../text/nearest';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { unknownKeys, unknownNames } from './unknown-names';

/** What the API calls by the name of a column of the company and means in another way. */
const OTHER_MEANINGS = ['barrio', 'puntos'];

/** What both the company and the API give a record must be the same; what one leaves empty, it does not give. */
function differences(row: Row, record: object): FactIssue[] {
  return Object.entries(record).flatMap(([key, expected]) => {
    const given = row[key];
    if (!given || !expected || given === expected || OTHER_MEANINGS.includes(key)) return [];
    const message = `the example company (data/empresa-ejemplo.yaml) says «${expected}», this row «${given}»`;
    return [issueAt(row, [key], 'two values of one fact', message)];
  });
}

/** The rows of an entity that the company lists too, such as its products, by the entity's key. */
function checkAgainstCompany({ api, apiRows, company }: Facts): FactIssue[] {
  const lists = new Map(Object.entries(company));
  return api.entidades.flatMap(({ entidad, clave }) => {
    const records = lists.get(entidad);
    if (!Array.isArray(records)) return [];
    const rows = new Map(apiRows[entidad]?.map((row) => [row[clave], row]));
    return records.flatMap((record) => {
      const row = rows.get(record[clave]);
      return row ? differences(row, record) : [];
    });
  });
}

/** Entities relate to entities, rows use the entity's columns, errors use known codes. */
export function checkApi(facts: Facts): FactIssue[] {
  const { api, apiRows } = facts;
  const entities = api.entidades.map((entity) => entity.entidad);
  const codes = facts.messages.map((message) => message.codigo);
  return [
    ...api.entidades.flatMap((entity) => {
      const column = ['column', entity.columnas.map(({ nombre }) => nombre)] as const;
      const rows = [...entity.ejemplo, ...(apiRows[entity.entidad] ?? [])];
      return [
        ...unknownNames(entity, { relaciones: ['entity', entities], clave: column }),
        ...rows.flatMap((row) => unknownKeys(row, column)),
      ];
    }),
    ...checkAgainstCompany(facts),
    ...Object.entries(apiRows).flatMap(([name, rows]) =>
      entities.includes(name)
        ? []
        : [issueAt(rows, [], 'unknown entity', unknownName(name, entities))],
    ),
    ...api.errores.flatMap((error) => unknownNames(error, { codigo: ['message code', codes] })),
  ];
}
