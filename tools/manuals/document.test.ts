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

test('leaves out controls and what stands around the article, and unfolds what is folded', () => {
  const body = bodyOf(documentOf());
  expect(body).not.toMatch(/Copiar|hash-link|Pie|<details|<summary/);
  expect(body).toContain('<strong>Si falla</strong>');
});

test('a picture is the file of the build, shown at once', () => {
  const picture = '<p><img loading=lazy src=/assets/images/caja.png alt="La caja abierta.">';
  const caja = smallPages['docs/caja'] + picture;
  expect(bodyOf(documentOf({ ...smallPages, 'docs/caja': caja }))).toMatch(
    /<img src="file:\/\/\/[^"]+\/assets\/images\/caja\.png" alt="La caja abierta\.">/,
  );
});

test('a figure and a step of a walk-through have one caption each', () => {
  const captions = [...bodyOf(documentOf()).matchAll(/<figcaption>.*?<\/figcaption>/g)].map(
    ([caption]) => caption.replace(/<[^>]*>/g, ''),
  );
  expect(captions).toEqual(['La ventana.', 'Abrir en Caja.']);
});

test('a link to a page of the manual tells its page, one to a code does not, any other gets its address', () => {
  const body = bodyOf(documentOf());
  expect(body).toContain(
    '<a href="#p-caja/abrir--pasos">los pasos<span class="ref"> (página <span class="pag" data-pag="p-caja/abrir--pasos"></span>)</span></a>',
  );
  expect(body).toContain('<a href="#mensaje-dlf-1001"><code>DLF-1001</code></a>');
  expect(body).toContain('<a href="https://ayuda.example.com/aprender/">más</a>');
});

test('links are the same where the site stands under a path', () => {
  const under = Object.fromEntries(
    Object.entries(smallPages).map(([folder, text]) => [
      folder,
      text.replaceAll('href=/', 'href=/ayuda/'),
    ]),
  );
  const links = (html: string) => [...bodyOf(html).matchAll(/href="[^"]*"/g)].map(([link]) => link);
  const found = links(manualDocument(smallManual, { ...smallSource(under), baseUrl: '/ayuda/' }));
  const outside = 'href="https://ayuda.example.com/';
  expect(found.map((link) => link.replace(`${outside}ayuda/`, outside))).toEqual(
    links(documentOf()),
  );
  expect(found).toContain('href="https://ayuda.example.com/ayuda/aprender/"');
});

const TERMS = [
  { termino: 'Base de caja', definicion: 'Lo que hay.', sinonimos: [], rutas: ['caja/abrir'] },
  { termino: 'CUFE', definicion: 'Un código.', sinonimos: [], rutas: ['otro/lugar'] },
  { termino: 'Kárdex', definicion: 'Una lista.', sinonimos: [], rutas: ['otro/lugar'] },
];

test('a term leads to the glossary of the manual, which has those that its pages explain or lead to', () => {
  const source = smallSource({
    ...smallPages,
    'docs/caja':
      '<header><h1>Caja</h1></header><p>El <a href=/glosario#cufe>CUFE</a> y otra vez el ' +
      '<a href=/glosario#cufe>CUFE</a>, en el <a href=/glosario>glosario</a>.',
  });
  const body = bodyOf(
    manualDocument(smallManual, { ...source, facts: { ...source.facts, glossary: TERMS } }),
  );
  expect(body).toContain('<a id="p-caja--termino-cufe" href="#termino-cufe">CUFE</a> y otra');
  expect(body).toContain('otra vez el <a href="#termino-cufe">CUFE</a>');
  expect(body).toContain('<a href="#glosario">glosario<span class="ref">');
  const [, back = ''] = body.split('<section class="glosario cabeza-glosario">');
  expect([...back.matchAll(/<dt id="([^"]*)">/g)].map(([, id]) => id)).toEqual([
    'termino-base-de-caja',
    'termino-cufe',
  ]);
  const [, index = ''] = back.split('<section class="indices cabeza-indice">');
  expect([...index.matchAll(/<li>([^<]*) <span class="donde"><a href="#([^"]*)"/g)]).toMatchObject([
    { 1: 'Base de caja', 2: 'p-caja/abrir' },
    { 1: 'CUFE', 2: 'p-caja--termino-cufe' },
  ]);
});

test('lists a code with its text', () => {
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
  expect(html).toContain(
    '<strong class="junto">DLF-1001</strong> Clave incorrecta. <span class="donde">',
  );
});

test.each([
  [
    'a page that the build lacks',
    { 'docs/caja': smallPages['docs/caja'] },
    /abrir\/index\.html is missing or has no article/,
  ],
  [
    'an anchor that leads nowhere',
    { ...smallPages, 'docs/caja': '<h1>Caja</h1><a href=/docs/caja/abrir/#otros>x</a>' },
    /docs\/caja\/index\.html: the link «\/docs\/caja\/abrir\/#otros» leads to no place/,
  ],
])('stops at %s, and names the file', (_, pages, message) => {
  expect(() => documentOf(pages)).toThrow(message);
});
