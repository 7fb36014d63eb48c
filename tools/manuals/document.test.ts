import { expect, test } from 'vitest';
import { inScratchFolder } from '../../tests/support/scratch-folder';
import { manualDocument } from './document';
import { smallManual, smallPages, smallSource } from './fixture';

inScratchFolder('manuals');

/** A manual without its styles. */
function bodyOf(
  pages: Readonly<Record<string, string>> = smallPages,
  own: Partial<Parameters<typeof manualDocument>[1]> = {},
): string {
  const html = manualDocument(smallManual, { ...smallSource(pages), ...own });
  return html.slice(html.indexOf('<body>'));
}

const linksOf = (html: string) => [...html.matchAll(/href="[^"]*"/g)].map(([link]) => link);

test.each([
  ['a chapter is numbered', '<h1 id="p-caja"><span class="numero">1 </span>Caja</h1>'],
  ['its sections are not', '<h2 id="p-caja--uno">Uno</h2><h3 id="p-caja--dos">Dos</h3>'],
  ['a page one level below', '<h2 id="p-caja/abrir"><span class="numero">1.1 </span>'],
  ['with its sections', '<h3 id="p-caja/abrir--pasos">Pasos</h3>'],
  ['what is folded is open', '<strong>Si falla</strong>'],
  [
    'a link to a page of the manual tells its page',
    '<a href="#p-caja/abrir--pasos">los pasos<span class="ref"> (página <span class="pag" data-pag="p-caja/abrir--pasos"></span>)</span></a>',
  ],
  ['one to a code does not', '<a href="#p-caja/abrir--c2"><code>DLF-1001</code></a>'],
  ['any other gets its address', '<a href="https://ayuda.example.com/aprender/">más</a>'],
  [
    'a code is listed with its text',
    '<strong class="junto">DLF-1001</strong> Clave incorrecta. <span class="donde">',
  ],
])('%s', (_, html) => expect(bodyOf()).toContain(html));

test('leaves out controls and what stands around the article', () => {
  expect(bodyOf()).not.toMatch(/Copiar|hash-link|Pie|<details|<summary/);
});

test('a picture is the file of the build, shown at once', () => {
  const picture = '<p><img loading=lazy src=/assets/images/caja.png alt="La caja abierta.">';
  expect(bodyOf({ ...smallPages, 'docs/caja': smallPages['docs/caja'] + picture })).toMatch(
    /<img src="file:\/\/\/[^"]+\/assets\/images\/caja\.png" alt="La caja abierta\.">/,
  );
});

test('a figure and a step of a walk-through have one caption each', () => {
  const captions = [...bodyOf().matchAll(/<figcaption>.*?<\/figcaption>/g)];
  const words = captions.map(([caption]) => caption.replace(/<[^>]*>/g, ''));
  expect(words).toEqual(['La ventana.', 'Abrir en Caja.']);
});

test('links are the same where the site stands under a path', () => {
  const pages = Object.entries(smallPages).map(([folder, text]) => [
    folder,
    text.replaceAll('href=/', 'href=/ayuda/'),
  ]);
  const under = bodyOf(Object.fromEntries(pages), { baseUrl: '/ayuda/' });
  expect(under).toContain('href="https://ayuda.example.com/ayuda/aprender/"');
  const withoutPath = under.replaceAll('example.com/ayuda/', 'example.com/');
  expect(linksOf(withoutPath)).toEqual(linksOf(bodyOf()));
});

test('a term leads to the glossary of the manual, which has those that its pages explain or lead to', () => {
  const term = (termino: string, ruta: string) => ({
    ...{ termino, definicion: 'Algo.', sinonimos: [], rutas: [ruta] },
  });
  const glossary = [
    term('Base de caja', 'caja/abrir'),
    term('CUFE', 'otro/lugar'),
    term('Kárdex', 'otro/lugar'),
  ];
  const cufe = '<a href=/glosario#cufe>CUFE</a>';
  const text = `<header><h1>Caja</h1></header><p>El ${cufe} y el ${cufe}, en el <a href=/glosario>glosario</a>.`;
  const body = bodyOf(
    { ...smallPages, 'docs/caja': text },
    { facts: { ...smallSource().facts, glossary } },
  );
  expect(body).toContain(
    '<a id="p-caja--termino-cufe" href="#termino-cufe">CUFE</a> y el <a href="#termino-cufe">CUFE</a>',
  );
  expect(body).toContain('<a href="#glosario">glosario<span class="ref">');
  expect([...body.matchAll(/<dt id="([^"]*)">/g)].map(([, id]) => id)).toEqual([
    ...['termino-base-de-caja', 'termino-cufe'],
  ]);
  const [, index = ''] = body.split('<section class="indices cabeza-indice">');
  expect(index).toContain('<li>Base de caja <span class="donde"><a href="#p-caja/abrir"');
  expect(index).toContain('<li>CUFE <span class="donde"><a href="#p-caja--termino-cufe"');
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
    /docs\/caja: the link «\/docs\/caja\/abrir\/#otros» leads to no place/,
  ],
])('stops at %s, and says where', (_, pages, message) => {
  expect(() => bodyOf(pages)).toThrow(message);
});
