import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { docUrl, type Route } from '../../src/facts/routes';
import type { Source } from './document';
import type { Manual } from './manual';

function route(path: string, title: string, children: string[] = []): Route {
  const parent = path.includes('/') ? 'caja' : undefined;
  return { path, title, label: title, product: 'caja', parent, children, url: docUrl(path) };
}

const HOME = route('caja', 'Caja', ['caja/abrir']);
const OPENING = route('caja/abrir', 'Abrir la caja');

/** A manual of two pages, by the rules of a manual of a product. */
export const smallManual: Manual = {
  key: 'caja',
  title: 'Manual de Caja',
  subtitle: 'Para probar',
  products: [{ name: 'Caja', version: '1.2.0' }],
  pages: [
    { route: HOME, number: '1', depth: 1 },
    { route: OPENING, number: '1.1', depth: 2 },
  ],
};

/** The text of each page, as the framework writes it. */
export const smallPages = {
  'docs/caja':
    '<header><h1>Caja</h1></header><p>Lea <a href=/docs/caja/abrir/#pasos>los pasos</a>, ' +
    '<a href=/mensajes/dlf-1001><code>DLF-1001</code></a> y <a href=/aprender/>más</a>.' +
    '<button>Copiar</button><h2 id=uno>Uno<a class=hash-link href=#uno>#</a></h2><h3 id=dos>Dos</h3>',
  'docs/caja/abrir':
    '<header><h1>Abrir la caja</h1></header><h2 id=pasos>Pasos</h2>' +
    '<figure class=pantalla><figcaption><p>La ventana.</figcaption></figure>' +
    '<details><summary>Si falla</summary><table><tbody><tr><td class=codigo>' +
    '<a href=/mensajes/dlf-1001><code>DLF-1001</code></a><td>Clave incorrecta.</table></details>' +
    '<div class=recorrido><ol><li><p class=recorrido-haga>Abra.<div class=pantalla>' +
    '<div role=img aria-label="Dibujo de Abrir en Caja"></div></div></ol></div>',
};

/** Writes a build with these pages into the folder of a test, and tells what a manual is made from. */
export function smallSource(pages: Readonly<Record<string, string>> = smallPages): Source {
  for (const [folder, text] of Object.entries(pages)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'index.html'),
      `<article><div class="theme-doc-markdown markdown">${text}</div></article><div><p>Pie</div>`,
    );
  }
  return {
    facts: {
      routes: new Map([HOME, OPENING].map((one) => [one.path, one])),
      messages: [{ codigo: 'DLF-1001', texto: 'Clave incorrecta.' }],
      glossary: [],
    },
    outDir: '.',
    siteUrl: 'https://ayuda.example.com',
    baseUrl: '/',
    day: '2026-03-31',
    writtenDay: '31 de marzo de 2026',
  };
}
