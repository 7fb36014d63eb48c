import { expect, it } from 'vitest';
import { componentTypesSource } from './component-types';

function typesOf(items: Parameters<typeof componentTypesSource>[0]): string[] {
  const source = componentTypesSource(items);
  return [...source.matchAll(/^ {2}(\w+): (\w+),$/gm)].map(([, type = '', name = '']) => {
    expect(source).toContain(`import ${name} from '@theme/NavbarItem/${name}';`);
    return type;
  });
}

it('imports the components of the types in use, each once', () => {
  expect(typesOf([{ type: 'search' }, { type: 'docSidebar' }, { type: 'docSidebar' }])).toEqual([
    'default',
    'docSidebar',
    'search',
  ]);
});

it('knows a dropdown by what it holds, and the types within', () => {
  expect(typesOf([{ label: 'Más', items: [{ type: 'html', value: '<hr>' }] }])).toEqual([
    'default',
    'dropdown',
    'html',
  ]);
});

it('finds what the lists of versions and languages have before and after', () => {
  const items = [
    { type: 'docsVersionDropdown', dropdownItemsBefore: [{ type: 'doc' }], dropdownItemsAfter: [] },
    { type: 'localeDropdown', dropdownItemsAfter: [{ type: 'docsVersion' }] },
  ];
  expect(typesOf(items)).toEqual([
    'default',
    'doc',
    'docsVersion',
    'docsVersionDropdown',
    'localeDropdown',
  ]);
});

it('leaves out a type that has no component', () => {
  expect(typesOf([{ type: 'carrusel' }])).toEqual(['default']);
});
