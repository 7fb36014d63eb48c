import { describe, expect, test } from 'vitest';
import { messageOf, openingOf, pageBefore } from './draft';

describe('how the message begins', () => {
  test.each(['', '?', '?busqueda=', '?busqueda=%20%0A', '?q=caja', '?motivo=constructor'])(
    '%j says nothing',
    (search) => {
      expect(openingOf(search)).toBe('Hola. Necesito ayuda con esto: ');
    },
  );

  test('a search is cut between characters', () => {
    const search = `?${new URLSearchParams({ busqueda: '🐬'.repeat(1000) })}`;
    expect(openingOf(search)).toContain(`«${'🐬'.repeat(300)}»`);
  });
});

test.each([
  ['?pagina=%2Fdocs%2Fdelfin%2F%23caja', 'https://ayuda.example.com/mapa', '/docs/delfin/#caja'],
  ['', 'https://ayuda.example.com/docs/delfin/?q=1', '/docs/delfin/'],
  ['', '', ''],
  ['', 'https://otro.example.com/docs/', ''],
  ['?pagina=//otro.example.com', '', ''],
  ['?pagina=%2F%09%2Fotro.example.com', '', ''],
  ['?pagina=javascript:alert(1)', 'about:blank', ''],
])('the page before, by the query %j and from %j, is %j', (search, referrer, page) => {
  expect(pageBefore(search, referrer, 'https://ayuda.example.com')).toBe(page);
});

test('the message has a line for what is told, and none for what is not', () => {
  const told = { codigo: ' DLF-2204 ', version: '4.2', producto: 'Delfín', suceso: 'No graba.' };
  expect(messageOf('Hola. ', told)).toBe(
    'Hola. No graba.\nCódigo del mensaje: DLF-2204\nProducto: Delfín, versión 4.2',
  );
  expect(messageOf('Hola. ', {})).toBe('Hola. ');
});
