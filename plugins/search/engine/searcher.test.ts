import { describe, expect, it } from 'vitest';
import { testFiles } from '../../../tests/support/search-site';
import { SiteSearcher } from './searcher';
import type { SearchOptions } from './types';

const { docs, index, texts } = testFiles();
const searcher = new SiteSearcher(docs, index);
searcher.takeTexts(texts);

function urls(text: string, options?: SearchOptions): string[] {
  return searcher.query(text, options).hits.map(({ url }) => url);
}

function scoreOf(page: string, text: string, options?: SearchOptions): number {
  const hit = searcher.query(text, options).hits.find(({ url }) => url.replace(/#.*/, '') === page);
  return hit?.score ?? 0;
}

function firstPage(text: string, options?: SearchOptions): string | undefined {
  return urls(text, options)[0]?.replace(/#.*/, '');
}

describe('what is found', () => {
  it.each([
    ['Cierre de caja', '/docs/delfin/cierre-de-caja/'],
    ['cerrando las cajas', '/docs/delfin/cierre-de-caja/'],
    ['cirre de caja', '/docs/delfin/cierre-de-caja/'],
    ['sierre de caga', '/docs/delfin/cierre-de-caja/'],
    ['kaja', '/docs/delfin/cierre-de-caja/'],
    ['klientes', '/docs/delfin/clientes/'],
    ['cómo hago para cerrar la caja', '/docs/delfin/cierre-de-caja/'],
    ['cier', '/docs/delfin/cierre-de-caja/'],
    ['DLF-1203', '/docs/delfin/cierre-de-caja/'],
    ['dlf 1203', '/docs/delfin/cierre-de-caja/'],
    ['dlf1203', '/docs/delfin/cierre-de-caja/'],
    ['ABA-001', '/docs/delfin/etiquetas/'],
    ['impresion de codigos', '/docs/delfin/etiquetas/'],
    ['codigobarras', '/docs/delfin/etiquetas/'],
    ['adminservidor', '/docs/delfin/etiquetas/'],
    ['Archivos > Maestros > Clientes', '/docs/delfin/clientes/'],
    ['fiado', '/docs/delfin/clientes/'],
    ['plan separe', '/docs/delfin/clientes/'],
    ['la plata no da', '/docs/delfin/cierre-de-caja/'],
    ['chismosear', '/docs/delfin/reportes/ventas/'],
    ['xq sierra la caja', '/docs/delfin/cierre-de-caja/'],
    ['ceirre de caja', '/docs/delfin/cierre-de-caja/'],
    ['ano', '/docs/delfin/reportes/ventas/'],
    ['ventas por hora', '/docs/delfin/reportes/ventas/'],
  ])('«%s» opens %s', (text, url) => {
    expect(firstPage(text)).toBe(url);
  });

  it('opens at the heading that answers', () => {
    expect(urls('sobra dinero')[0]).toBe('/docs/delfin/cierre-de-caja/#si-sobra-dinero');
  });

  it.each([
    'cierre',
    'cierre de caja',
    'Movimientos > Ventas > Cierre de caja',
    'ventas cierre de caja',
  ])('«%s» names a page, which opens at its top', (text) => {
    expect(urls(text)[0]).toBe('/docs/delfin/cierre-de-caja/');
  });

  it('opens at a heading that says more of the query than the title', () => {
    expect(urls('cierre de caja otra persona')[0]).toBe(
      '/docs/delfin/cierre-de-caja/#cerrar-la-caja-de-otra-persona',
    );
  });

  it('gives each page once', () => {
    const pages = urls('crédito cliente').map((url) => url.replace(/#.*/, ''));
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('ranks the documentation above pages outside it', () => {
    expect(firstPage('crédito')).toBe('/docs/delfin/clientes/');
  });

  it('ranks the product being read above an equal page', () => {
    expect(firstPage('clientes', { section: 'delfin' })).toBe('/docs/delfin/clientes/');
    expect(firstPage('clientes', { section: 'sinco' })).toBe('/docs/sinco/clientes/');
  });

  it('leads who tells of a failure to its repair', () => {
    const repair = '/docs/delfin/solucion-problemas/etiquetas/';
    expect(scoreOf(repair, 'no imprime')).toBeGreaterThan(scoreOf(repair, 'imprime'));
    const other = '/docs/delfin/etiquetas/';
    expect(scoreOf(other, 'no imprime')).toBe(scoreOf(other, 'imprime'));
  });

  it('ranks the main product above an equal page where none is being read', () => {
    const page = '/docs/delfin/clientes/';
    expect(scoreOf(page, 'clientes')).toBeGreaterThan(
      scoreOf(page, 'clientes', { section: 'sinco' }),
    );
  });

  it('ranks the product higher that is named by something else', () => {
    expect(firstPage('clientes')).toBe('/docs/delfin/clientes/');
    expect(firstPage('clientes en el portátil')).toBe('/docs/sinco/clientes/');
  });

  it('reads «debo» as a word of its own only where it leads to no other verb', () => {
    expect(firstPage('qué debo')).toBe('/docs/sinco/clientes/');
    expect(searcher.query('qué debo cerrar').terms).not.toContain('debo');
  });

  it('falls back to the words that are found', () => {
    expect(firstPage('cierre de caja marciano')).toBe('/docs/delfin/cierre-de-caja/');
  });
});

describe('what an answer says', () => {
  it('answers with as many pages as asked for, and says how many there are', () => {
    const answer = searcher.query('clientes', { limit: 1 });
    expect(answer.hits).toHaveLength(1);
    expect(answer.total).toBeGreaterThan(1);
  });

  it('keeps to one product', () => {
    const answer = searcher.query('clientes', { only: 'sinco' });
    expect(answer.hits.map(({ product }) => product)).toEqual(['sinco']);
    expect(answer.total).toBe(1);
  });

  it('marks the words of the excerpt in the form they stand there', () => {
    const [hit] = searcher.query('dar creditos').hits;
    const marked = hit?.excerpt.filter((part) => part.marked).map(({ text }) => text);
    expect(marked).toEqual(['crédito']);
    expect(hit).toMatchObject({ title: 'Clientes', heading: 'Dar crédito', product: 'delfin' });
    expect(hit?.breadcrumb).toEqual(['Archivos', 'Maestros']);
  });

  it('names the words to mark on the page', () => {
    expect(searcher.query('cerrar').terms).toContain('cierre');
  });

  it.each([
    ['cierre de caja Xqzzw', ['Xqzzw'], undefined],
    ['cierre arqxxo de caja', ['arqxxo'], 'cierre arqueo de caja'],
    ['cierre DLF-1230', ['DLF-1230'], 'cierre DLF-1203'],
    ['chismosear', [], undefined],
  ])('«%s» is answered without %j, which may be «%s»', (text, unused, meant) => {
    expect(searcher.query(text)).toMatchObject({ unused, meant });
  });

  it('suggests words that exist when nothing fits', () => {
    const answer = searcher.query('arqxxo');
    expect(answer).toMatchObject({ hits: [], total: 0 });
    expect(answer.suggestions).toContain('arqueo');
  });
});

describe('before the texts come', () => {
  const waiting = new SiteSearcher(docs, index);

  it('finds the same pages and sections in the same order', () => {
    for (const query of ['cierre de caja', 'crédito cliente', 'sobra dinero', 'etiquetas']) {
      const { hits, isWhole } = waiting.query(query);
      expect(hits.map(({ url }) => url)).toEqual(urls(query));
      expect(isWhole).toBe(false);
    }
    expect(searcher.query('cierre de caja').isWhole).toBe(true);
  });

  it('shows the text of pages, and none of their sections', () => {
    const textOf = (query: string) =>
      waiting
        .query(query)
        .hits[0]?.excerpt.map(({ text }) => text)
        .join('');
    expect(textOf('cierre de caja')).toBe('Cuente el efectivo y termine el turno.');
    expect(textOf('sobra dinero')).toBe('');
  });
});

describe('codes', () => {
  it.each(['DLF-9999', 'dlf 9999', 'dlf9999', 'DLF-1230', 'ABA-999'])(
    '«%s», which does not exist, finds nothing',
    (text) => {
      expect(searcher.query(text)).toMatchObject({ hits: [], total: 0 });
    },
  );

  it('offers the nearest codes that exist, as they are written', () => {
    expect(searcher.query('DLF-1230').suggestions).toEqual(['DLF-1203', 'DLF-1202', 'DLF-1201']);
    expect(searcher.query('dlf9999').suggestions[0]).toBe('DLF-1203');
    expect(searcher.query('aba 999').suggestions).toContain('ABA-001');
  });

  it('finds a code by its beginning', () => {
    expect(firstPage('DLF-120')).toBe('/docs/delfin/cierre-de-caja/');
  });

  it('answers the other words of a question with a code that does not exist', () => {
    expect(firstPage('cierre de caja DLF-9999')).toBe('/docs/delfin/cierre-de-caja/');
  });

  it('reads what is written as a code but is none of the site as words', () => {
    expect(firstPage('caja-2024')).toBe('/docs/delfin/cierre-de-caja/');
  });
});

describe('what people type without meaning to', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['punctuation', '¿?¡!...---***'],
    ['signs of a regular expression', '.*(a|b)+[\\d]{3}$^'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['emoji', '😀👩‍👩‍👧'],
    ['text from right to left', 'مرحبا שלום'],
    ['names of object keys', '__proto__ constructor toString'],
    ['a lone surrogate', '\ud800'],
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['ten thousand letters in words', 'factura '.repeat(1250)],
  ])('%s', (_, text) => {
    expect(() => searcher.query(text)).not.toThrow();
  });

  it('looks for stop words when there is nothing else', () => {
    expect(firstPage('de')).toBeDefined();
  });

  it('reads no more of a text than a person would search for', () => {
    const flood = `cierre ${'xqz '.repeat(2500)}`;
    expect(firstPage(flood)).toBe('/docs/delfin/cierre-de-caja/');
    expect(searcher.query(flood).terms.length).toBeLessThan(40);
  });
});

describe('broken files', () => {
  it.each<[string, unknown, unknown, string]>([
    ['docs that lack what they have', {}, index, 'docs file lacks "searchDocs" or "build"'],
    ['docs of no build', { ...docs, build: '' }, index, 'docs file lacks'],
    ['an index that lacks words', docs, { build: docs.build }, 'index file lacks "words"'],
    ['an index of another build', docs, { ...index, build: '0' }, 'is of build 0; expected'],
    ['no index at all', docs, null, 'index file lacks'],
  ])('%s are refused', (_, docsFile, indexFile, message) => {
    expect(() => new SiteSearcher(docsFile, indexFile)).toThrow(message);
  });

  it.each([
    ['nothing', null, 'texts file lacks'],
    ['those of another build', { ...texts, build: '0' }, 'is of build 0; expected'],
  ])('refuses for texts %s, and answers as before', (_, file, message) => {
    const waiting = new SiteSearcher(docs, index);
    expect(() => waiting.takeTexts(file)).toThrow(message);
    expect(waiting.query('cierre de caja').hits).not.toHaveLength(0);
  });
});
