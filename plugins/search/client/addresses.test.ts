import { describe, expect, it } from 'vitest';
import { contactAddress, currentProduct, optionsOf, queryOf, resultsAddress } from './addresses';

describe('addresses that carry a query', () => {
  it.each(['cómo anulo una factura', 'a&b=c#d?e', '<b>"x"</b>', '100 % + IVA', 'شراء', '🧾'])(
    'give back %s as it was',
    (query) => {
      const address = resultsAddress('/', query);
      expect(address.startsWith('/buscar?q=')).toBe(true);
      expect(queryOf(address.slice('/buscar'.length))).toBe(query);
      expect(new URL(contactAddress('/', query), 'https://x').searchParams.get('busqueda')).toBe(
        query,
      );
    },
  );

  it('cut a very long query without breaking a letter', () => {
    const query = queryOf(resultsAddress('/', '🧾'.repeat(10_000)).slice('/buscar'.length));
    expect(query).toBe('🧾'.repeat(300));
  });

  it.each([{ section: 'delfin' }, { only: 'sinco', limit: 40 }, {}])(
    'give back how it was asked: %o',
    (options) => {
      const { search } = new URL(resultsAddress('/', 'caja', options), 'https://x');
      expect(queryOf(search)).toBe('caja');
      expect(optionsOf(search)).toEqual(options);
    },
  );

  it.each(['hasta=', 'hasta=-4', 'hasta=x', 'hasta=NaN'])('know no limit in %s', (parameter) => {
    expect(optionsOf(`?q=caja&${parameter}`).limit).toBeUndefined();
  });

  it('name no query when there is none', () => {
    expect(resultsAddress('/', '  ')).toBe('/buscar');
    expect(contactAddress('/ayuda/', '')).toBe('/ayuda/contacto');
  });
});

describe('queryOf', () => {
  it.each([
    ['', ''],
    ['?otra=1', ''],
    ['?q=', ''],
    ['?q=%20caja%20', 'caja'],
    ['?q=uno+dos', 'uno dos'],
    ['?q=%E0%A4%A', '\uFFFD%A'],
  ])('reads %j as %j', (search, query) => {
    expect(queryOf(search)).toBe(query);
  });
});

it.each([
  ['/docs/delfin', '/', 'delfin'],
  ['/docs/delfin/faqs/ventas/', '/', 'delfin'],
  ['/ayuda/docs/sinco/exportar/', '/ayuda/', 'sinco'],
  ['/docs/', '/', undefined],
  ['/blog/docs/delfin', '/', undefined],
  ['/', '/', undefined],
])('the product being read at %s is read from the address', (pathname, baseUrl, product) => {
  expect(currentProduct(pathname, baseUrl)).toBe(product);
});
