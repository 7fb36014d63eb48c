import { expect, test } from 'vitest';
import { whatToWrite } from './field-text';

const field = { nombre: 'Código', tipo: 'texto' };

test.each([
  [{ regla: 'Uno que no tenga otro barrio.', rango: '2 a 6' }, 'De 2 a 6 caracteres.'],
  [{ regla: 'uno que no tenga otro barrio', rango: '3' }, '3 caracteres.'],
  [{ regla: 'Uno que no tenga otro barrio', rango: '1' }, '1 carácter.'],
  [{ regla: 'Uno que no tenga otro barrio', tipo: 'entero', rango: '0 a 180' }, 'De 0 a 180.'],
  [{ regla: 'Uno que no tenga otro barrio', tipo: 'entero', rango: '0 o más' }, '0 o más.'],
])('the rule of a field and then its range: %j', (own, range) => {
  expect(whatToWrite({ ...field, ...own })).toBe(`Uno que no tenga otro barrio. ${range}`);
});

test('a field that is only shown says so', () => {
  expect(whatToWrite({ nombre: 'Hora', tipo: 'solo lectura' })).toBe('Se muestra; no se escribe.');
});
