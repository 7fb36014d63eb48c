import { expect, test } from 'vitest';
import { mailAddress } from './external-links';

test('a mail keeps every character, and its spaces are no plus signs', () => {
  const hostile = 'a & b="c" <script>ñ+#?';
  const address = new URL(mailAddress('Una duda', hostile));
  expect(address.href).toMatch(/^mailto:soporte@example\.com\?subject=Una%20duda&body=/);
  expect(address.searchParams.get('body')).toBe(hostile);
});
