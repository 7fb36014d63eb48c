import { expect, it } from 'vitest';
import { wordsToMark } from './excerpt';

function marked(text: string, ...terms: string[]): string[] {
  return wordsToMark(text, new Set(terms)).map(([start, end]) => text.slice(start, end));
}

it.each<[string, string, string[], string[]]>([
  [
    'accents and capitals',
    'La FACTURACIÓN y el año',
    ['facturacion', 'año'],
    ['FACTURACIÓN', 'año'],
  ],
  ['every form that the terms have', 'Una factura, dos facturas', ['factura'], ['factura']],
  ['no part of a word', 'refacturar, privado', ['factura', 'iva'], []],
  ['a code as one word', 'Mensaje DLF-1203.', ['dlf1203', 'dlf', '1203'], ['DLF-1203']],
  ['a piece of a code', 'Mensaje DLF-1203.', ['1203'], ['1203']],
  ['letters beyond the first plane', '🧾 factura 🧾', ['factura'], ['factura']],
  ['accents written apart', 'facturacio\u0301n', ['facturacion'], ['facturacio\u0301n']],
  ['signs of regular expressions', 'a.*b (c)', ['.*', '(c'], []],
  ['no term', 'factura', [], []],
])('marks %s', (_name, text, terms, words) => {
  expect(marked(text, ...terms)).toEqual(words);
});
