import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Colours, contrast, readColours } from '../../tests/support/token-table';
import { kinds } from '../facts/kinds';

const products = kinds.products(path.resolve('data'));
const tokens = readColours(readFileSync(path.join(__dirname, 'tokens.css'), 'utf8'));
const themes = {
  light: new Map([...tokens.light, ...accents('claro')]),
  dark: new Map([...tokens.dark, ...accents('oscuro')]),
};

function accents(theme: 'claro' | 'oscuro'): [string, string][] {
  return products.map(({ clave, acento }) => [`producto-${clave}`, acento[theme]]);
}

/** WCAG 2.2: what is read at length (1.4.6), other text (1.4.3), and what only has to be seen (1.4.11). */
const BODY = 7;
const TEXT = 4.5;
const CONTROL = 3;

const papers = ['papel', 'papel-suave', 'papel-hondo'];
const notices = ['consejo', 'aviso', 'peligro'];
const code = ['nota', 'palabra', 'texto', 'numero', 'nombre'].map((kind) => `codigo-${kind}`);
const series = Array.from({ length: 5 }, (_, index) => `serie-${index + 1}`);

/** Every pair that meets on a page: the least contrast, what stands in front and what behind. */
const pairs: [number, string[], string[]][] = [
  [BODY, ['tinta'], [...papers, 'acento-suave', ...notices.map((kind) => `${kind}-suave`)]],
  [BODY, ['tinta-suave', 'acento'], ['papel']],
  [BODY, ['acento-fuerte'], ['papel', 'papel-suave']],
  [TEXT, ['tinta-suave', 'acento'], ['papel-suave', 'papel-hondo', 'acento-suave']],
  [TEXT, ['papel'], ['acento', 'acento-fuerte']],
  [TEXT, ['si', 'no'], ['papel', 'papel-suave']],
  [TEXT, products.map(({ clave }) => `producto-${clave}`), papers],
  [TEXT, code, ['papel-suave']],
  [TEXT, ['sobre-serie'], series],
  [CONTROL, series, ['papel']],
  [CONTROL, ['borde'], papers],
  ...notices.map((kind): [number, string[], string[]] => [
    TEXT,
    [kind],
    [`${kind}-suave`, 'papel'],
  ]),
];

/** Hairlines part what space already parts, so no one needs to see them. */
const DECORATIVE = ['linea'];

function weakPairs(colours: Colours): string[] {
  return pairs.flatMap(([least, fronts, backs]) =>
    fronts.flatMap((front) =>
      backs.flatMap((back) => {
        const ratio = contrast(colours.get(front) ?? '', colours.get(back) ?? '');
        return ratio >= least ? [] : [`${front} on ${back}: ${ratio.toFixed(2)}, needs ${least}`];
      }),
    ),
  );
}

describe.each(Object.entries(themes))('in the %s theme', (_theme, colours) => {
  test('every pair of colours that meets on a page has the contrast it needs', () => {
    expect(weakPairs(colours)).toEqual([]);
  });
});

test('every colour token stands in a pair', () => {
  const paired = new Set([
    ...DECORATIVE,
    ...pairs.flatMap(([, fronts, backs]) => [fronts, backs]).flat(2),
  ]);
  expect([...themes.light.keys()].filter((name) => !paired.has(name))).toEqual([]);
});

test('the dark theme changes every colour of the light one', () => {
  const same = [...themes.light].filter(([name, colour]) => themes.dark.get(name) === colour);
  expect(same).toEqual([]);
});

test('contrast is reckoned as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
