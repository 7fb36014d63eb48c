import { describe, expect, test } from 'vitest';
import { askedWords, isSaid, isSaidWhole, readSaid } from './spoken-words';

describe('a word of a question is in a text', () => {
  const said = readSaid('¿Qué se vence? La DLF-2003 de la Panadería: ¿cuánto le debe?');

  test.each(['vencer', 'vencidas', 'VENC', 'panaderia', 'debo', '2003', 'dlf'])('«%s»', (word) => {
    expect(isSaid(word, said)).toBe(true);
  });

  test.each(['convence', 'deuda', '203', 'v'])('not «%s»', (word) => {
    expect(isSaid(word, said)).toBe(false);
  });
});

describe('what a question asks for', () => {
  test.each([
    ['¿A quién le debo?', ['debo']],
    ['¿Qué reporte muestra las ventas?', ['ventas']],
    ['¿Qué es esto?', ['qué', 'es', 'esto']],
    ['¿Un reporte?', []],
    ['reportes', []],
    ['', []],
  ])('«%s»', (question, words) => {
    expect(askedWords(question, ['reportes', 'mostrar'])).toEqual(words);
  });
});

test.each([
  ['¿A quién le deb', true],
  ['debo plata', false],
  ['debo', false],
  ['quien a', false],
])('whether «%s» is said word by word: %s', (question, isWhole) => {
  expect(isSaidWhole(question, readSaid('a quién le debo esta semana'))).toBe(isWhole);
});
