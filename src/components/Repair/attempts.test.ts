import { expect, test } from 'vitest';
import { answersIn, isOver, report, searchWith } from './attempts';

test.each([
  ['', undefined],
  ['?q=red', undefined],
  ['?probado=', []],
  ['?q=red&probado=no.no-puedo', ['no', 'no-puedo']],
  ['?probado=no.si.no', ['no', 'si']],
  ['?probado=no.no.no.no', ['no', 'no', 'no']],
  ['?probado=%3Cb%3E.toString.no', ['no']],
])('of three causes the address %j tells the answers %j', (search, answers) => {
  expect(answersIn(search, 3)).toEqual(answers);
});

test('the address with the answers leads back to them, and keeps what else it says', () => {
  const search = searchWith('?q=red', ['no', 'no-puedo']);
  expect(search).toBe('?q=red&probado=no.no-puedo');
  expect(answersIn(search, 3)).toEqual(['no', 'no-puedo']);
  expect(searchWith(search, ['no'])).toBe('?q=red&probado=no');
  expect(searchWith('?probado=no', undefined)).toBe('');
});

test('it is over when no cause is left', () => {
  expect(isOver(['no', 'no-puedo'], 3)).toBe(false);
  expect(isOver(['no', 'no', 'no-puedo'], 3)).toBe(true);
});

test('the message tells what was tried and what was seen at each cause', () => {
  const fault = { name: 'No conecta', address: '/docs/mobile/?probado=no.no-puedo#no-conecta' };
  const causes = ['Otra red', 'Otro puerto', 'El servicio'];
  expect(report(fault, causes, ['no', 'no-puedo'], [' luz roja '])).toBe(
    'Hola. Probé esto y sigue sin servir: No conecta\n1. Otra red: sigue igual. Vi esto: luz roja\n2. Otro puerto: no pude hacerlo.\nPágina de la ayuda: /docs/mobile/?probado=no.no-puedo#no-conecta',
  );
  expect(report(fault, causes, ['no', 'si'], [])).toMatch(
    /^Hola. Se arregló con la ayuda: No conecta\n.*\n2. Otro puerto: se arregló\./,
  );
});
