import { expect, it } from 'vitest';
import { labelOf, plainWord, spelledWords } from './item-labels.cjs';

const items = [
  { label: 'Conexión con el servidor', href: '/docs/conexion-con-el-servidor/' },
  { label: 'Ventas sin conexión', href: '/docs/ventas-sin-conexion' },
  { label: 'Clave de la API', href: '/docs/api/clave-de-la-api/' },
  { label: 'Compañía', href: '/docs/compania/' },
  { label: 'Cómo empezar', href: '/docs/inicio/' },
];

it('learns the spelling of words that addresses have otherwise, and tells the labels with it', () => {
  const words = spelledWords(items);
  expect(words.sort()).toEqual(['API', 'compañía', 'conexión']);
  const spellings = new Map(words.map((word) => [plainWord(word), word]));
  const told = items.map(({ href }) => labelOf(href, spellings));
  expect(told.slice(0, -1)).toEqual(items.map(({ label }) => label).slice(0, -1));
  expect(told.at(-1)).toBe('Inicio');
});

it('takes the most frequent of two spellings', () => {
  const other = { label: 'Cambio de Conexion', href: '/docs/cambio-de-conexion' };
  expect(spelledWords([other, ...items])).toContain('conexión');
  expect(spelledWords([other, ...items])).not.toContain('Conexion');
});
