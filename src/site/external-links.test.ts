import { expect, test } from 'vitest';
import { mailAddress, messagingAddress } from './external-links';

const hostile = 'a & b="c" <script>ñ+#?';

test('a message keeps every character on its way to the messaging contact', () => {
  const address = new URL(messagingAddress(hostile));
  expect(address.origin + address.pathname).toBe('https://mensajes.example.com/delfin');
  expect([...address.searchParams]).toEqual([['texto', hostile]]);
  expect(address.hash).toBe('');
});

test('a mail keeps every character, and its spaces are no plus signs', () => {
  const address = new URL(mailAddress('Una duda', hostile));
  expect(address.href).toMatch(/^mailto:soporte@example\.com\?subject=Una%20duda&body=/);
  expect(address.searchParams.get('body')).toBe(hostile);
});
