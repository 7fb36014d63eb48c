import path from 'node:path';
import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { loadFacts } from '../../src/facts/facts';
import { remarkFacts } from './remark-facts';

const facts = loadFacts(path.resolve('data'));
const docsDir = path.resolve('docs');

/** Expands Markdown as if it stood on the page of a route. */
function expand(markdown: string, routePath = 'delfin/archivos/maestros/clientes'): Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkFacts, { loadFacts: () => facts, docsDir });
  const file = new VFile({ path: path.join(docsDir, routePath, 'index.mdx'), value: markdown });
  return processor.runSync(processor.parse(file), file) as Root;
}

function headings(tree: Root): string[] {
  const titles: string[] = [];
  visit(tree, 'heading', (node) => {
    titles.push(plainText(node));
  });
  return titles;
}

function tables(tree: Root): string[][][] {
  const found: string[][][] = [];
  visit(tree, 'table', (node) => {
    found.push(node.children.map((row) => row.children.map((cell) => plainText(cell))));
  });
  return found;
}

describe('inside a sentence', () => {
  test(':mensaje brings the exact code and text', () => {
    expect(plainText(expand('Sale :mensaje[DLF-2003]'))).toBe(
      'Sale DLF-2003. No hay existencia suficiente en la bodega.',
    );
  });

  test(':permiso brings name and key', () => {
    expect(plainText(expand(':permiso[productos-precios]'))).toBe(
      'Cambiar precios (productos-precios)',
    );
  });

  test(':pagina links with the title of the route', () => {
    const [paragraph] = expand(':pagina[delfin/consultas/kardex]').children;
    expect(paragraph).toMatchObject({
      children: [
        {
          type: 'link',
          url: '/docs/delfin/consultas/kardex/',
          children: [{ value: 'Kárdex de un producto' }],
        },
      ],
    });
  });

  test(':dato formats a value of the example company', () => {
    expect(plainText(expand(':dato[productos/ABA-001/precio-1]'))).toBe('$\u00a04.800');
  });

  test(':version is the newest release', () => {
    expect(plainText(expand(':version[delfin]'))).toBe(facts.releases.delfin?.[0]?.version);
  });

  test(':termino carries its definition for hover and focus', () => {
    const text = plainText(expand('El :termino[kárdex] del producto'));
    expect(text).toContain(facts.glossary.find((term) => term.termino === 'kárdex')?.definicion);
  });

  test('a colon before a word is left alone', () => {
    const sentence = 'A las 10:30 se filtra grupo:igual:ABA';
    expect(plainText(expand(sentence))).toBe(sentence);
  });

  test('money and percentages do not break across lines', () => {
    expect(plainText(expand('Vale $ 1.200 más 19 % de IVA'))).toBe(
      'Vale $\u00a01.200 más 19\u00a0% de IVA',
    );
  });
});

describe('on a line of its own', () => {
  test('::campos lists every field of the screen', () => {
    const screen = facts.screens.find((item) => item.ruta === 'delfin/archivos/maestros/clientes');
    const [table] = tables(expand('::campos'));
    expect(table?.slice(1).map((row) => row[0])).toEqual(
      screen?.campos.map((field) => field.nombre),
    );
  });

  test('::mensajes of a master adds the messages all masters share', () => {
    const codes = tables(expand('::mensajes'))[0]
      ?.slice(1)
      .map((row) => row[0]);
    expect(codes).toEqual(expect.arrayContaining(['DLF-1203', 'DLF-1004', 'DLF-1104']));
  });

  test('::paginas lists the child pages in the order of the route map', () => {
    const [table] = tables(expand('::paginas', 'delfin/archivos/configuracion/retenciones'));
    expect(table?.slice(1).map((row) => row[0])).toEqual([
      'Retención de ICA',
      'Retención de IVA',
      'Tarifas de retención',
    ]);
  });

  test(':::reporte brings the sections of the template, the example with its totals and the chart', () => {
    const tree = expand(
      ':::reporte\nLectura de prueba.\n:::',
      'delfin/reportes/ventas/por-producto',
    );
    expect(headings(tree)).toEqual([
      'Cuándo usarlo',
      'Filtros',
      'Columnas',
      'Ejemplo',
      'Gráfico',
      'Exportar',
      'Permisos',
      'Reportes relacionados',
    ]);
    const example = tables(tree)[2];
    expect(example?.at(-1)).toEqual([
      'Total',
      '',
      '590',
      '$\u00a04.896.000',
      '$\u00a0379.860',
      '$\u00a05.275.860',
      '100,0\u00a0%',
    ]);
    expect(plainText(tree)).toContain('Lectura de prueba.');
  });

  test('::preguntas gives each question its heading and an anchor without accents', () => {
    const tree = expand('::preguntas', 'delfin/faqs/ventas');
    const [first] = tree.children;
    expect(first).toMatchObject({
      type: 'heading',
      data: { hProperties: { id: 'por-que-no-puedo-facturar' } },
    });
  });

  test('::matriz-de-permisos marks each role of each permission', () => {
    const rows = tables(expand('::matriz-de-permisos')).flatMap((table) => table.slice(1));
    const row = rows.find((cells) => cells[0]?.includes('(productos-precios)'));
    expect(row?.slice(1)).toEqual(['Sí', 'Sí', 'No', 'No', 'No', 'No', 'No']);
  });
});

describe('what cannot be expanded fails with file, place and remedy', () => {
  test.each([
    ['::campo', /unknown directive «campo» is not known; did you mean «campos»/],
    [':mensaje[DLF-2033]', /unknown message code: «DLF-2033».*did you mean/],
    [':permiso[producto-precios]', /did you mean «productos-precios»/],
    [':pagina[delfin/consultas/kardx]', /did you mean «delfin\/consultas\/kardex»/],
    [':termino[kardexx]', /unknown glossary term/],
    [':menu[Archivos > Maestros > Cliente]', /unknown menu path/],
    [':dato[productos/ABA-999/precio-1]', /no «ABA-999»/],
    ['::estados{id="venta"}', /unknown life cycle «venta»; use one of/],
    ['::pasos{id="x"}', /data\/paginas/],
    ['::regla{id="caja/nada"}', /unknown rule of caja/],
    ['::api-entidad', /needs the attribute id/],
  ])('%s', (markdown, message) => {
    expect(() => expand(markdown)).toThrow(message);
  });
});

describe('on the home page and the product roots', () => {
  test('::secciones counts the pages of each section, its own page included', () => {
    const text = plainText(expand('::secciones', 'api'));
    const pages = [...facts.routes.keys()].filter((path) => /^api\/modo-de-uso(\/|$)/.test(path));
    expect(pages.length).toBeGreaterThan(1);
    expect(text).toContain(`Modo de uso ${pages.length} páginas`);
  });

  test('::lo-ultimo tells what the newest version brought', () => {
    const [newest] = facts.releases.sinco ?? [];
    const text = plainText(expand('::lo-ultimo', 'sinco'));
    expect(text).toContain(`Versión ${newest?.version}`);
    for (const change of newest?.nuevo ?? []) expect(text).toContain(change);
  });

  test('::ultimas-publicaciones links to the posts of the blog, newest first', () => {
    const urls: string[] = [];
    visit(expand('::ultimas-publicaciones'), 'link', ({ url }) => {
      urls.push(url);
    });
    expect(urls[0]).toBe('/blog/mobile-3-5');
    expect(urls).toHaveLength(4);
  });

  test(':icono draws what exists and names the nearest when it does not', () => {
    expect(expand(':icono[cajero]').children).toHaveLength(1);
    expect(() => expand(':icono[cajera]')).toThrow(/unknown icon.*cajero/);
  });
});
