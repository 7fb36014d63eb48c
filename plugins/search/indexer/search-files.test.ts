import { readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BuiltPage } from '../../../src/built-pages/read-page';
import { pageOfArticle } from '../../../tests/support/page-of-article';
import { inScratchFolder } from '../../../tests/support/scratch-folder';
import { NOTHING_LEARNED } from '../../../tests/support/search-site';
import { loadSearch } from '../query';
import { renderedPages } from './rendered-page';
import { fileAddresses, readSearchFiles, writeSearchFiles } from './search-files';

const OPTIONS = { maxHits: 7, highlightResult: false };
const NOTHING_SAID = {
  glossary: [],
  answers: [],
  statuses: new Map(),
  productNames: {},
  learned: NOTHING_LEARNED,
};
const ARTICLE =
  '<div class=markdown><h1>Cierre de caja</h1><p>Cuente el efectivo.<h2 id=a>Pasos</h2><p>Pulse Grabar.</div>';

inScratchFolder('search-files');

const outDir = '.';

function write(pages: readonly BuiltPage[]): string[] {
  return writeSearchFiles(outDir, renderedPages(pages), NOTHING_SAID, OPTIONS);
}

function pageWith(head = ''): BuiltPage[] {
  return [pageOfArticle(ARTICLE, { head })].filter((page) => page !== undefined);
}

describe('renderedPages', () => {
  it('leaves out a page that is hidden from search engines, unless the whole site is', () => {
    const hidden = pageWith('<meta name=robots content="noindex, nofollow">');
    expect(renderedPages(hidden)).toEqual([]);
    expect(renderedPages(hidden, true)).toHaveLength(1);
  });

  it('has what the head of a page says', () => {
    const head =
      '<meta name=description content="Cierre."><meta name=keywords content="arqueo, turno">';
    expect(renderedPages(pageWith(head))).toMatchObject([
      {
        ...{ url: '/docs/delfin/cierre/', kind: 'doc' },
        ...{ description: 'Cierre.', keywords: ['arqueo', 'turno'] },
      },
    ]);
  });
});

describe('writeSearchFiles', () => {
  it('writes the files, which the query entry answers from', () => {
    write(pageWith());
    const { docs, texts } = readSearchFiles(outDir);
    expect(docs).toEqual({
      searchDocs: [
        {
          url: '/docs/delfin/cierre/',
          text: 'Cuente el efectivo.',
          subcategory: 'Cierre de caja',
          title: 'Cierre de caja',
        },
      ],
      headings: ['Pasos\ta'],
      options: OPTIONS,
      build: expect.any(String),
    });
    expect(texts).toMatchObject({ sections: ['', 'Pulse Grabar.'], answers: [] });
    const [best] = loadSearch(outDir)('cerrar caja');
    expect(best).toMatchObject({ url: '/docs/delfin/cierre/', title: 'Cierre de caja' });
  });

  it('names all three after what is in any of them', () => {
    const [hash, ...others] = new Set(
      write(pageWith()).map((name) => /-(\w{8})\.json$/.exec(name)?.[1]),
    );
    expect(hash).toBeDefined();
    expect(others).toEqual([]);
    expect(write(pageWith()).join()).toContain(hash);
    expect(write(pageWith('<meta name=keywords content="arqueo">')).join()).not.toContain(hash);
  });

  it('refuses a site in which nothing can be searched', () => {
    expect(() => write([])).toThrow('can be searched');
    expect(readdirSync(outDir)).toEqual([]);
  });
});

it.each(['/ayuda/', 'https://archivos.example.com/busqueda', 'https://archivos.example.com/a/'])(
  'R-BUS-01 the files come from %s when that is the base',
  (base) => {
    const [address = ''] = fileAddresses(base, ['search-docs-0a1b2c3d.json']);
    expect(address).toBe(`${base.replace(/\/$/, '')}/search-docs-0a1b2c3d.json`);
  },
);

describe('readSearchFiles', () => {
  it('says what to do when the site has no search files', () => {
    expect(() => readSearchFiles(outDir)).toThrow('0 files search-docs-*.json; expected 1');
  });

  it('does not choose between the files of two builds', () => {
    for (const hash of ['0a', '0b']) writeFileSync(`search-docs-${hash}.json`, '{}');
    expect(() => readSearchFiles(outDir)).toThrow('2 files search-docs-*.json');
  });
});
