import type { ColumnType } from './model';

const NUMBER = /^-?\d+(\.\d+)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d-05:00$/;

function isCalendarDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * Reads what a filter compares a column with. A column of date and hour takes a date too, which
 * then stands for the whole day.
 * @returns undefined when the text is no value of that type.
 */
export function readValue(text: string, type: ColumnType): string | number | boolean | undefined {
  switch (type) {
    case 'texto':
      return text;
    case 'entero':
    case 'decimal':
      return NUMBER.test(text) ? Number(text) : undefined;
    case 'booleano':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'fecha':
      return DATE.test(text) && isCalendarDate(text) ? text : undefined;
    case 'fecha-hora':
      return (DATE.test(text) || MOMENT.test(text)) && isCalendarDate(text.slice(0, 10))
        ? text
        : undefined;
  }
}
