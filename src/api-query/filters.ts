import { foldText } from '../text/accents';
import { isCalendarDay } from '../text/calendar-day';
import { RequestError } from './errors';
import {
  type ApiModel,
  type ColumnModel,
  type ColumnType,
  type EntityModel,
  kindOf,
  type OperatorName,
  type Row,
  type Value,
} from './model';

type Operand = string | number | boolean;

const NUMBER = /^-?\d+(\.\d+)?$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d-05:00$/;

/**
 * Reads what a filter compares a column with. A column of date and hour takes a date too, which
 * then stands for the whole day.
 * @returns undefined when the text is no value of that type.
 */
function readValue(text: string, type: ColumnType): Operand | undefined {
  switch (type) {
    case 'texto':
      return text;
    case 'entero':
    case 'decimal':
      return NUMBER.test(text) ? Number(text) : undefined;
    case 'booleano':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'fecha':
      return isCalendarDay(text) ? text : undefined;
    case 'fecha-hora': {
      const day = MOMENT.test(text) ? text.slice(0, 10) : text;
      return isCalendarDay(day) ? text : undefined;
    }
  }
}

/** Compares two values of one type; a date against a moment compares the day alone. */
function compare(value: Operand, operand: Operand): number {
  if (typeof value === 'string' && typeof operand === 'string') {
    const sameLength = value.slice(0, operand.length);
    return sameLength < operand ? -1 : Number(sameLength > operand);
  }
  return Number(value) - Number(operand);
}

type Comparison = (value: Operand, operands: readonly Operand[], type: ColumnType) => boolean;

function isEqual(value: Operand, [operand = '']: readonly Operand[], type: ColumnType): boolean {
  return kindOf(type) === 'fecha' ? compare(value, operand) === 0 : value === operand;
}

/** Whether a value meets each operator with what stands after it; `vacio` asks for no value. */
const comparisons: Readonly<Record<Exclude<OperatorName, 'vacio'>, Comparison>> = {
  igual: isEqual,
  distinto: (...compared) => !isEqual(...compared),
  mayor: (value, [operand = '']) => compare(value, operand) > 0,
  'mayor-igual': (value, [operand = '']) => compare(value, operand) >= 0,
  menor: (value, [operand = '']) => compare(value, operand) < 0,
  'menor-igual': (value, [operand = '']) => compare(value, operand) <= 0,
  entre: (value, [from = '', to = '']) => compare(value, from) >= 0 && compare(value, to) <= 0,
  contiene: (value, [operand]) => foldText(String(value)).includes(foldText(String(operand))),
  comienza: (value, [operand]) => foldText(String(value)).startsWith(foldText(String(operand))),
  en: (value, list) => list.includes(value),
};

/** Finds a column of an entity. @throws RequestError API-401 */
export function findColumn(entity: EntityModel, name: string): ColumnModel {
  const column = entity.columns.find((item) => item.name === name);
  if (!column) throw new RequestError('API-401', { columna: name, entidad: entity.name });
  return column;
}

/** What stands after an operator, as values of a type: two for `entre`, some for `en`; undefined where one is none. */
function readOperands(text: string, operator: OperatorName, type: ColumnType, most: number) {
  const parts = operator === 'entre' || operator === 'en' ? text.split(',') : [text];
  const read = parts.map((part) => (part === '' ? undefined : readValue(part, type)));
  const isCount = operator === 'entre' ? parts.length === 2 : parts.length <= most;
  return isCount && read.every((operand) => operand !== undefined) ? read : undefined;
}

/**
 * Reads `columna:operador:valor`.
 * @throws RequestError API-401 for an unknown column; API-400 for anything else that is wrong: the
 * form, the operator, its use on that type of column, or the value.
 */
export function readFilter(
  text: string,
  entity: EntityModel,
  api: ApiModel,
): (row: Row) => boolean {
  const invalid = new RequestError('API-400', { filtro: text });
  const [columnName = '', operatorName, ...valueParts] = text.split(':');
  if (operatorName === undefined || valueParts.length === 0) throw invalid;

  const column = findColumn(entity, columnName);
  const operator = api.operators.find((item) => item.name === operatorName);
  if (!operator?.kinds.includes(kindOf(column.type))) throw invalid;

  const value = valueParts.join(':');
  if (operator.name === 'vacio') {
    if (value !== 'si' && value !== 'no') throw invalid;
    return (row) => isEmpty(row[column.name]) === (value === 'si');
  }
  const isMet = comparisons[operator.name];
  const operands = readOperands(value, operator.name, column.type, api.limits.maxListValues);
  if (!operands) throw invalid;
  return (row) => {
    const held = row[column.name] ?? null;
    // A null meets no filter: it is only different from everything.
    return held === null ? operator.name === 'distinto' : isMet(held, operands, column.type);
  };
}

function isEmpty(value: Value | undefined): boolean {
  return value === null || value === undefined || value === '';
}
