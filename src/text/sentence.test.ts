import { expect, test } from 'vitest';
import { lowerFirst } from './sentence';

test.each([
  ['Recogidas con conteo.', 'recogidas con conteo.'],
  ['Áreas nuevas.', 'áreas nuevas.'],
  ['HTTPS en el puerto 5491.', 'HTTPS en el puerto 5491.'],
  ['', ''],
])('«%s» goes on as «%s»', (sentence, lowered) => {
  expect(lowerFirst(sentence)).toBe(lowered);
});
