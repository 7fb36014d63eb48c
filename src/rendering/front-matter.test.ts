import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { kinds } from '../facts/kinds';
import { docFrontMatter } from './front-matter';

const routes = kinds.routes(path.resolve('tests/support/small-data'));
const docsDir = path.resolve('docs');
const file = path.join(docsDir, 'delfin/faqs/ventas/index.mdx');
const sound = {
  description:
    'Resuelva las dudas de la caja: vender por cantidad, cobrar con dos medios y dejar una venta en espera.',
  tags: ['ventas'],
  keywords: ['vender', 'cobrar', 'espera', 'fiado'],
};

function check(frontMatter: Record<string, unknown>, at = file): Record<string, unknown> {
  return docFrontMatter(at, frontMatter, routes, docsDir);
}

test('a page takes its title from the route map', () => {
  expect(check(sound)).toEqual({
    ...sound,
    title: 'Ventas: preguntas frecuentes',
  });
});

test('files outside docs pass unchanged', () => {
  expect(check({ anything: 1 }, path.resolve('blog/2026-01-01-x.mdx'))).toEqual({ anything: 1 });
});

describe('broken front matter names the file, the key and what was expected', () => {
  test.each([
    ['an unknown key', { ...sound, title: 'Otro' }, /title: unknown key/],
    [
      'a short description',
      { ...sound, description: 'Corta.' },
      /description: use 80 to 160 characters/,
    ],
    ['no tags', { ...sound, tags: [] }, /tags: use 1 to 4 tags/],
    ['an unknown tag', { ...sound, tags: ['venta'] }, /unknown tag venta\. Use one of: .*ventas/],
    ['few keywords', { ...sound, keywords: ['uno'] }, /keywords: use 4 to 10 keywords/],
  ])('%s', (_, frontMatter, message) => {
    expect(() => check(frontMatter)).toThrow(message);
    expect(() => check(frontMatter)).toThrow(/docs\/delfin\/faqs\/ventas\/index\.mdx/);
  });

  test('a file that is no route', () => {
    expect(() => check(sound, path.join(docsDir, 'delfin/nada/index.mdx'))).toThrow(
      /not a route.*rutas\.yaml/,
    );
  });
});
