import { expect, test } from 'vitest';
import { draftOf } from './draft';

test.each(['', '?', '?busqueda=', '?busqueda=%20%0A', '?q=caja'])(
  '%j begins no search',
  (search) => {
    expect(draftOf(search)).toBe('Hola. Necesito ayuda con esto: ');
  },
);

test('the words of the search stand in the message as they were typed', () => {
  const search = `?${new URLSearchParams({ busqueda: ' <b>impresora</b> & "cajón"\n' })}`;
  expect(draftOf(search)).toBe(
    'Hola. Busqué «<b>impresora</b> & "cajón"» en la ayuda y no encontré la respuesta. ',
  );
});

test('a search is cut between characters', () => {
  const search = `?${new URLSearchParams({ busqueda: '🐬'.repeat(1000) })}`;
  expect(draftOf(search)).toContain(`«${'🐬'.repeat(300)}»`);
});
