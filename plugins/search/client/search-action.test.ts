import { expect, it } from 'vitest';
import { searchAction } from './search-action';

it('names the address of the results page with the place of the query', () => {
  const site = { title: 'Ayuda', url: 'https://ayuda.example.com', baseUrl: '/' };
  expect(searchAction(site)).toMatchObject({
    '@type': 'WebSite',
    url: 'https://ayuda.example.com/',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://ayuda.example.com/buscar?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});
