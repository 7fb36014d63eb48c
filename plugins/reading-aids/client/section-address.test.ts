import { expect, test } from 'vitest';
import { sectionAddress } from './section-address';

test('a section is addressed without the query of the page', () => {
  const page = new URL('https://ayuda.example.com/docs/delfin/faqs/ventas/?q=caja#otra');
  expect(sectionAddress(page, '#abrir-la-caja')).toBe(
    'https://ayuda.example.com/docs/delfin/faqs/ventas/#abrir-la-caja',
  );
});
