import { describe, expect, it } from 'vitest';
import { contactAddress, fileAddresses, optionsOf, queryOf, resultsAddress } from './addresses';

const files = {
  docs: 'search-docs-12ab.json',
  index: 'search-index-34cd.json',
  texts: 'search-texts-56ef.json',
};

describe('fileAddresses', () => {
  it('R-BUS-01 the two files come from the base URL of the site', () => {
    expect(fileAddresses({ files, assetUrl: undefined }, '/ayuda/')).toEqual({
      docsUrl: '/ayuda/search-docs-12ab.json',
      indexUrl: '/ayuda/search-index-34cd.json',
      textsUrl: '/ayuda/search-texts-56ef.json',
    });
  });

  it.each(['https://archivos.example.com/busqueda', 'https://archivos.example.com/busqueda/'])(
    'R-BUS-01 the two files come from the configured asset URL %s',
    (assetUrl) => {
      expect(fileAddresses({ files, assetUrl }, '/')).toEqual({
        docsUrl: 'https://archivos.example.com/busqueda/search-docs-12ab.json',
        indexUrl: 'https://archivos.example.com/busqueda/search-index-34cd.json',
        textsUrl: 'https://archivos.example.com/busqueda/search-texts-56ef.json',
      });
    },
  );
});

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
