import type { ApiModel, ColumnModel, ColumnType, EntityModel } from '../model';
import { encodeTarget, needsKey, readTarget } from '../request';

const TYPES: Readonly<Record<ColumnType, string | undefined>> = {
  texto: undefined,
  entero: 'type number',
  decimal: 'type number',
  booleano: 'type logical',
  fecha: 'type date',
  'fecha-hora': 'type datetimezone',
};

/** A text of the M language: quotes are doubled, and `#(` would begin an escape. */
function text(value: string): string {
  return `"${value.replaceAll('"', '""').replaceAll('#(', '#(#)(')}"`;
}

function list(values: readonly string[]): string {
  return `{${values.map(text).join(', ')}}`;
}

function queryRecord(parameters: URLSearchParams): string | undefined {
  const fields = [...new Set(parameters.keys())].map((name) => {
    const [first = '', ...others] = parameters.getAll(name);
    return `${name} = ${others.length > 0 ? list([first, ...others]) : text(first)}`;
  });
  return fields.length > 0 ? `Query = [${fields.join(', ')}]` : undefined;
}

function columnsOf(parameters: URLSearchParams, entity: EntityModel): readonly ColumnModel[] {
  const names = parameters.get('columnas')?.split(',');
  if (!names) return entity.columns;
  return names.flatMap((name) => entity.columns.find((column) => column.name === name) ?? []);
}

/**
 * A request as a query of Excel's Power Query (language M). A list or a record becomes a table with
 * its columns named, so that an empty answer keeps them, and typed with the culture of the API's
 * numbers; a count, one number; and what is no entity, the record as it comes.
 */
export function powerQueryCode(target: string, api: ApiModel): string {
  const { entity: name, recordKey, parameters } = readTarget(target);
  const options = [
    queryRecord(parameters),
    needsKey(target) ? `Headers = [#"${api.keyHeader}" = ${text(api.exampleKey)}]` : undefined,
  ].filter((option) => option !== undefined);
  const address = text(`${api.baseUrl}${encodeTarget(target).replace(/\?.*/, '')}`);
  const asked = options.length > 0 ? `, [\n        ${options.join(',\n        ')}]` : '';
  const source = `Web.Contents(${address}${asked})`;

  const steps = [`Origen = Json.Document(${source})`];
  const entity = api.entities.find((item) => item.name === name);
  if (parameters.get('contar') === 'si') {
    steps.push('Total = Origen[total]');
  } else if (entity) {
    const columns = columnsOf(parameters, entity);
    const records = recordKey === undefined ? 'Origen[datos]' : '{Origen}';
    steps.push(`Tabla = Table.FromRecords(${records}, ${list(columns.map((item) => item.name))})`);
    const typed = columns.flatMap((column) => {
      const type = TYPES[column.type];
      return type ? [`{${text(column.name)}, ${type}}`] : [];
    });
    if (typed.length > 0) {
      steps.push(`Tipos = Table.TransformColumnTypes(Tabla, {${typed.join(', ')}}, "en-US")`);
    }
  }
  const result = steps[steps.length - 1]?.split(' ')[0];
  return `let\n    ${steps.join(',\n    ')}\nin\n    ${result}`;
}
