/** What a column of a row may hold. */
export type Value = string | number | boolean | null;

/** One record of an entity, by the names of its columns. */
export type Row = Readonly<Record<string, Value>>;

export const columnTypes = [
  'texto',
  'entero',
  'decimal',
  'booleano',
  'fecha',
  'fecha-hora',
] as const;

export type ColumnType = (typeof columnTypes)[number];

/** What operators tell apart: both kinds of number compare alike, and so do both kinds of date. */
export const valueKinds = ['texto', 'numero', 'fecha', 'booleano'] as const;

export type ValueKind = (typeof valueKinds)[number];

export const operatorNames = [
  'igual',
  'distinto',
  'mayor',
  'mayor-igual',
  'menor',
  'menor-igual',
  'entre',
  'contiene',
  'comienza',
  'en',
  'vacio',
] as const;

export type OperatorName = (typeof operatorNames)[number];

export interface ColumnModel {
  readonly name: string;
  readonly type: ColumnType;
}

export interface EntityModel {
  readonly name: string;
  readonly title: string;
  /** Name of the column that tells its records apart. */
  readonly key: string;
  readonly columns: readonly ColumnModel[];
}

export interface OperatorModel {
  readonly name: OperatorName;
  readonly kinds: readonly ValueKind[];
}

/** An error of the catalogue; `message` has places in braces for what the request said. */
export interface ErrorModel {
  readonly code: string;
  readonly status: number;
  readonly type: string;
  readonly message: string;
  /** Message when there is no name near the one that was written. */
  readonly messageWithoutSuggestion?: string;
}

export interface ApiLimits {
  readonly defaultRows: number;
  readonly maxRows: number;
  readonly maxFilters: number;
  readonly maxOrderColumns: number;
  readonly maxListValues: number;
  readonly maxAddressLength: number;
}

/** Everything of the data API that a query depends on, its rows excepted. */
export interface ApiModel {
  /** Address of the example server, with version: what comes before the entity. */
  readonly baseUrl: string;
  /** Name of the header that carries the key. */
  readonly keyHeader: string;
  /** The made-up key of the examples; the only one that the example server accepts. */
  readonly exampleKey: string;
  readonly entities: readonly EntityModel[];
  readonly operators: readonly OperatorModel[];
  readonly limits: ApiLimits;
  readonly errors: readonly ErrorModel[];
  /** What `/estado` answers. */
  readonly status: Readonly<Record<string, string>>;
}

/** Which kind of value a column holds. */
export function kindOf(type: ColumnType): ValueKind {
  if (type === 'entero' || type === 'decimal') return 'numero';
  if (type === 'fecha' || type === 'fecha-hora') return 'fecha';
  return type;
}
