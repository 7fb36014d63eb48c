import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { readPages } from '../../src/built-pages/read-pages';
import { docUrl, type Route } from '../../src/facts/routes';
import { versionHeading } from '../../src/rendering/directives/releases';
import { anchorOf } from '../../src/rendering/markdown/anchors';
import { inScratchFolder } from '../../tests/support/scratch-folder';
import { smallFacts } from '../../tests/support/small-facts';
import { writeFiles } from '../../tests/support/write-files';
import { writeMachineReadable } from './index';

const HOME = 'https://ayuda.example.com/ayuda/';
const [release] = smallFacts.releases.delfin ?? [];
const NEWS: Route = {
  ...{ path: 'delfin/novedades', title: 'Novedades', label: 'Novedades', product: 'delfin' },
  ...{ parent: 'delfin', children: [], url: docUrl('delfin/novedades') },
};
const facts = {
  ...smallFacts,
  routes: new Map([...smallFacts.routes, [NEWS.path, NEWS]]),
  releases: { ...smallFacts.releases, delfin: release ? [release] : [] },
};

function page(route: string, title: string, body: string, trail = true): [string, string] {
  const url = HOME + docUrl(route).slice(1);
  const breadcrumbs = trail
    ? '<script data-rh=true type=application/ld+json>{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[' +
      `{"@type":"ListItem","position":1,"name":"${title}","item":"${url}"}]}</script>`
    : '';
  return [
    `docs/${route}/index.html`,
    `<html class=docs-doc-page><head><link data-rh=true rel=canonical href=${url} /><meta data-rh=true name=description content="Qué &quot;dice&quot;."/>` +
      `${breadcrumbs}</head><body><article><div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${body}</div></article></body></html>`,
  ];
}

const PAGES = Object.fromEntries([
  page('delfin', 'Delfín', '<p>Venda.', false),
  page(
    'delfin/faqs/ventas',
    'Ventas: preguntas',
    '<p>Dudas.<details class=pregunta><summary><h2 id=por-que>¿Por qué no puedo facturar?</h2></summary><p>Por &lt;/script>esto.<ol><li>Abra.<li>Cierre.</ol></details>' +
      '<h2 id=paginas>Páginas relacionadas</h2><p>Otra.<h2 id=otra>¿No encontró su respuesta?</h2><p>Escriba.',
  ),
  page(
    'delfin/movimientos/ventas/cierre-de-caja',
    'Cierre de caja',
    '<h2 id=ejemplo>Ejemplo</h2><ol><li>Sume 5 y 1.<li>Son 6 en total.</ol><h2 id=pasos>Pasos</h2><ol><li>Cuente.<li>Grabe.</ol>',
  ),
  [
    'mensajes/dlf-2001/index.html',
    `<html class=message-page><head><link rel=canonical href=${HOME}mensajes/dlf-2001 /><meta name=description content="Mire en Ventas > Caja."/></head>` +
      '<body><main class="mensaje container"><article data-producto=delfin><nav>Mensajes</nav><div class=markdown><h1>DLF-2001. Cerrada.</h1>' +
      '<h2 id=que-hacer>Qué hacer</h2><p>Abra la caja.<section class=aviso><p>Envíelo.</section></div></article></main></body></html>',
  ],
  [
    'mensajes/index.html',
    `<html class=finder-page><head><link rel=canonical href=${HOME}mensajes /><meta name=description content="Todos."/></head>` +
      '<body><main class="mensajes container"><article class=markdown><h1>Mensajes</h1><form>Busque</form><ul><li>DLF-2001</ul></article></main></body></html>',
  ],
  [
    'glosario/index.html',
    `<html class=mdx-page><head><link rel=canonical href=${HOME}glosario /></head><body><main><article class=markdown><h1>Glosario</h1></article></main></body></html>`,
  ],
  page('delfin/novedades', 'Novedades', `<h2 id=v>Versión ${release?.version} (hoy)</h2>`),
]);

let spoken: ReturnType<typeof writeMachineReadable>;

inScratchFolder('machine-readable');

beforeEach(async () => {
  await writeFiles('.', PAGES);
  const siteConfig = { title: 'Ayuda de Delfín', tagline: '', url: 'https://ayuda.example.com' };
  const site = { outDir: '.', baseUrl: '/ayuda/', siteConfig };
  spoken = writeMachineReadable(site, readPages('.'), facts);
});

const read = (file: string) => readFile(file, 'utf8');

async function described(page: string): Promise<Record<string, unknown>[]> {
  const html = await read(`${page}/index.html`);
  const found = [...html.matchAll(/<script type=application\/ld\+json>(.*?)<\/script>/g)];
  expect(found).toHaveLength(1);
  return JSON.parse(found[0]?.[1] ?? '')['@graph'];
}

it('writes each page as Markdown beside it, under its title, and the page names it', async () => {
  expect(await read('docs/delfin/movimientos/ventas/cierre-de-caja.md')).toBe(
    `# Cierre de caja\n\n> Qué "dice".\n\nDelfín ${release?.version} · <${HOME}docs/delfin/movimientos/ventas/cierre-de-caja/>\n\n` +
      '## Ejemplo\n\n1. Sume 5 y 1.\n2. Son 6 en total.\n\n## Pasos\n\n1. Cuente.\n2. Grabe.\n',
  );
});

it('writes the pages of messages as Markdown, with what they are, and lists the one that leads to the others', async () => {
  expect(await read('mensajes/dlf-2001.md')).toBe(
    `# DLF-2001. Cerrada.\n\n> Mire en Ventas > Caja.\n\nDelfín ${release?.version} · <${HOME}mensajes/dlf-2001>\n\n` +
      '## Qué hacer\n\nAbra la caja.\n',
  );
  expect(await described('mensajes/dlf-2001')).toMatchObject([
    { '@type': 'TechArticle', headline: expect.stringMatching(/^DLF-2001\. \S/) },
  ]);
  expect(await described('glosario')).toMatchObject([{ '@type': 'DefinedTermSet' }]);
  expect(await read('llms.txt')).toContain(
    `\n## Mensajes\n\n- [Mensajes](${HOME}mensajes.md): Todos.\n`,
  );
});

it('says what each page is, beside the way to it', async () => {
  const [trail, article, steps] = await described('docs/delfin/movimientos/ventas/cierre-de-caja');
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, name: 'Delfín', item: `${HOME}docs/delfin` },
    { position: 2, name: 'Cierre de caja' },
  ]);
  expect(article).toMatchObject({
    ...{ '@type': 'TechArticle', headline: 'Cierre de caja', description: 'Qué "dice".' },
    about: { name: 'Delfín', softwareVersion: release?.version },
  });
  expect(steps).toEqual({
    ...{ '@type': 'HowTo', name: 'Cierre de caja' },
    step: ['Cuente.', 'Grabe.'].map((text) => ({ '@type': 'HowToStep', text })),
  });
  expect(await described('docs/delfin')).toMatchObject([{ '@type': 'TechArticle' }]);
  const [, , questions] = await described('docs/delfin/faqs/ventas');
  const text = 'Por </script>esto.\n1. Abra.\n2. Cierre.';
  expect(questions).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: '¿Por qué no puedo facturar?', acceptedAnswer: { text } }],
  });
});

it('writes what is new as feeds that lead to each version', async () => {
  const link = `${HOME}docs/delfin/novedades/#${release && anchorOf(versionHeading(release))}`;
  const atom = await read('docs/delfin/novedades/atom.xml');
  expect(atom).toContain(`<link href="${link}"/>`);
  expect(atom).toContain(`<updated>${release?.fecha}T05:00:00.000Z</updated>`);
  const [changed = ''] = release?.nuevo?.[0]?.paginas ?? [];
  const { feed_url, items } = JSON.parse(await read('docs/delfin/novedades/feed.json'));
  expect(feed_url).toBe(`${HOME}docs/delfin/novedades/feed.json`);
  expect(items).toMatchObject([{ id: link, title: `Delfín ${release?.version}` }]);
  expect(items[0].content_html).toContain(
    `${release?.nuevo?.[0]?.texto} <a href="${HOME}docs/${changed}/">`,
  );
});

it('hands on what the pages answer and tell how to do', () => {
  const direccion = 'docs/delfin/faqs/ventas/#por-que';
  expect(spoken).toMatchObject({
    preguntas: [{ pregunta: '¿Por qué no puedo facturar?', direccion }],
    tareas: [{ titulo: 'Cierre de caja', pasos: ['Cuente.', 'Grabe.'] }],
  });
});
