import { unknownName } from '../../text/nearest';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';

/** Entities relate to entities, rows use the entity's columns, errors use known codes. */
export function checkApi(facts: Facts): FactIssue[] {
  const { api, apiRows } = facts;
  const entities = api.entidades.map((entity) => entity.entidad);
  const codes = facts.messages.map((message) => message.codigo);

  const entityIssues = api.entidades.flatMap((entity) => {
    const columns = entity.columnas.map((column) => column.nombre);
    const rows = [...entity.ejemplo, ...(apiRows[entity.entidad] ?? [])];
    return [
      ...entity.relaciones.flatMap((relation, index) =>
        entities.includes(relation)
          ? []
          : [
              issueAt(
                entity,
                ['relaciones', index],
                'unknown entity',
                unknownName(relation, entities),
              ),
            ],
      ),
      ...rows.flatMap((row) =>
        Object.keys(row).flatMap((key) =>
          columns.includes(key)
            ? []
            : [issueAt(row, [key], 'unknown column', unknownName(key, columns))],
        ),
      ),
      ...(columns.includes(entity.clave)
        ? []
        : [issueAt(entity, ['clave'], 'unknown column', unknownName(entity.clave, columns))]),
    ];
  });

  return [
    ...entityIssues,
    ...Object.entries(apiRows).flatMap(([name, rows]) =>
      entities.includes(name)
        ? []
        : [issueAt(rows, [], 'unknown entity', unknownName(name, entities))],
    ),
    ...api.errores.flatMap((error) =>
      codes.includes(error.codigo)
        ? []
        : [issueAt(error, ['codigo'], 'unknown message code', unknownName(error.codigo, codes))],
    ),
  ];
}
