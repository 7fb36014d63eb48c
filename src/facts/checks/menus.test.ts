import { expect, test } from 'vitest';
import type { MenuFacts } from '../menu-paths';
import { checkMenus } from './menus';

function factsWith(changes: Partial<MenuFacts>): MenuFacts {
  return {
    routes: new Map(),
    screens: [{ ruta: 'delfin/clientes', menu: 'Archivos > Clientes' }],
    reports: [],
    pages: [{ ruta: 'delfin/primer-cliente', menu: 'delfin/clientes' }],
    menus: { 'mobile/clientes': 'Archivos > Clientes' },
    pagelessMenus: [{ menu: 'Ayuda > Acerca de' }],
    ...changes,
  };
}

test('accepts a path written once in each product, and pages that name it', () => {
  expect(checkMenus(factsWith({}))).toEqual([]);
});

test('a path that another page of the product already has', () => {
  const facts = factsWith({ pages: [{ ruta: 'delfin/otra', menu: 'Archivos > Clientes' }] });
  expect(checkMenus(facts)).toMatchObject([
    {
      rule: 'menu path written twice',
      keyPath: ['menu'],
      expected: expect.stringContaining('delfin/clientes'),
    },
  ]);
});

test.each(['delfin/cliente', 'delfin/primer-cliente'])(
  'a page that takes its path from %s, which has none of its own',
  (menu) => {
    const facts = factsWith({ menus: { 'delfin/otra': menu } });
    expect(checkMenus(facts)).toMatchObject([
      { rule: 'unknown page with a menu path', keyPath: ['delfin/otra'] },
    ]);
  },
);

test('a path listed without a page that a page has', () => {
  const facts = factsWith({ pagelessMenus: [{ menu: 'Archivos > Clientes' }] });
  expect(checkMenus(facts)).toMatchObject([{ rule: 'menu path with a page', keyPath: ['menu'] }]);
});
