import { expect, test } from 'vitest';
import { draftOf, mailOf } from './supervisor-draft';

const message = { code: 'DLF-2003', text: 'No hay existencia.', product: { name: 'Delfín' } };

test('the message names product, code and text, and leaves room for what one was doing', () => {
  expect(draftOf(message)).toBe(
    'En Delfín me sale el mensaje DLF-2003: «No hay existencia.»\nEstaba en esto: \n¿Me ayuda, por favor?',
  );
});

test('what one was doing goes on in the sentence', () => {
  expect(draftOf(message, 'Cerrar la caja')).toContain('Estaba en esto: cerrar la caja\n');
});

test('the mail has no address, and no plus sign for a space', () => {
  expect(mailOf('Mensaje DLF-2003', 'a b & c\n¿d?')).toBe(
    'mailto:?subject=Mensaje%20DLF-2003&body=a%20b%20%26%20c%0A%C2%BFd%3F',
  );
});
