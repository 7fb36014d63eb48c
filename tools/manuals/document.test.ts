import { expect, test } from 'vitest';
import { manualDocument } from './document';
import { smallManual, smallPages, smallSource } from './fixture';

function documentOf(pages: Readonly<Record<string, string>> = smallPages): string {
  return manualDocument(smallManual, smallSource(pages));
}

/** The document without its styles. */
function bodyOf(html: string): string {
  return html.slice(html.indexOf('<body>'));
}

test('numbers chapters and pages, and sections by letters, one level below their page', () => {
  const body = bodyOf(documentOf());
  expect(body).toContain('<h1 id="p-caja"><span class="numero">1 </span>Caja</h1>');
  expect(body).toContain('<h2 id="p-caja--uno"><span class="numero">1.a </span>Uno</h2>');
  expect(body).toContain('<span class="numero">1.a.1 </span>Dos</h3>');
  expect(body).toContain('<h2 id="p-caja/abrir"><span class="numero">1.1 </span>');
  expect(body).toContain('<h3 id="p-caja/abrir--pasos"><span class="numero">1.1.a </span>');
});

test('leaves out controls and unfolds what is folded', () => {
  const body = bodyOf(documentOf());
  expect(body).not.toMatch(/Copiar|hash-link|<details|<summary/);
  expect(body).toContain('<strong>Si falla</strong>');
});

test('a figure and a step of a walk-through have one number each', () => {
  const captions = [...bodyOf(documentOf()).matchAll(/<figcaption>.*?<\/figcaption>/g)].map(
    ([caption]) => caption.replace(/<[^>]*>/g, ''),
  );
  expect(captions).toEqual(['Figura 1. La ventana.', 'Figura 2. Abrir en Caja.']);
});

test('a link to a page of the manual tells its page, one to a code does not, any other gets its address', () => {
  const body = bodyOf(documentOf());
  expect(body).toContain(
    '<a href="#p-caja/abrir--pasos">los pasos<span class="ref"> (página <span class="pag" data-pag="p-caja/abrir--pasos"></span>)</span></a>',
  );
  expect(body).toContain(
    '<a href="#mensaje-dlf-1001"><code><span class="junto">DLF-1001</span></code></a>',
  );
  expect(body).toContain('<a href="https://ayuda.example.com/aprender/">más</a>');
});

test('keeps a code in one piece, and lists it with its text', () => {
  const source = smallSource();
  const message = {
    codigo: 'DLF-1001',
    texto: 'Clave incorrecta.',
    gravedad: 'impide',
    'que-hacer': ['Escríbala otra vez.'],
    contextos: [],
  };
  const html = manualDocument(smallManual, {
    ...source,
    facts: { ...source.facts, messages: [message as never] },
  });
  expect(html).toContain('<code><span class="junto">DLF-1001</span></code>');
  expect(html).toContain(
    '<strong class="junto">DLF-1001</strong> Clave incorrecta. <span class="donde">',
  );
});

test.each([
  [
    'a page that the build lacks',
    { 'docs/caja': smallPages['docs/caja'] },
    /abrir\/index\.html is missing/,
  ],
  [
    'an anchor that leads nowhere',
    { ...smallPages, 'docs/caja': '<h1>Caja</h1><a href=/docs/caja/abrir/#otros>x</a>' },
    /docs\/caja\/index\.html: the link «\/docs\/caja\/abrir\/#otros» leads to no place/,
  ],
  [
    'a heading without text',
    { ...smallPages, 'docs/caja/abrir': '<h1>Abrir</h1><h2 id=vacio></h2>' },
    /caja\/abrir\/index\.html: a heading with id vacio is empty/,
  ],
])('stops at %s, and names the file', (_, pages, message) => {
  expect(() => documentOf(pages)).toThrow(message);
});
