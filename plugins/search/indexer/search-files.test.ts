import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSearch } from '../query';
import {
  readSearchFiles,
  type SearchFilesWork,
  searchFileNames,
  writeSearchFiles,
} from './search-files';

const OPTIONS = { maxHits: 7, highlightResult: false };
const NOTHING_SAID = {
  glossary: [],
  answers: [],
  statuses: new Map(),
  learned: { step: 1, stems: [] },
};
let outDir: string;

function work(): SearchFilesWork {
  return { outDir, names: searchFileNames('0'), said: NOTHING_SAID, options: OPTIONS };
}

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'search-files-'));
});

afterEach(() => {
  rmSync(outDir, { recursive: true, force: true });
});

function addPage(route: string, title: string, text: string): void {
  mkdirSync(path.join(outDir, route), { recursive: true });
  writeFileSync(
    path.join(outDir, route, 'index.html'),
    `<html class=docs-doc-page><head><link rel=canonical href=https://ayuda.example.com/${route}></head>
<body><article><div class=markdown><h1>${title}</h1><p>${text}<h2 id=a>Pasos</h2><p>Pulse Grabar.</div></article></body></html>`,
  );
}

describe('writeSearchFiles', () => {
  it('writes the files, which the query entry answers from', () => {
    addPage('docs/delfin/caja/', 'Cierre de caja', 'Cuente el efectivo.');
    const names = searchFileNames('0a1b2c3d4e');
    expect(writeSearchFiles({ ...work(), names })).toEqual({
      pages: 1,
      sections: 2,
    });
    const { docs, texts } = readSearchFiles(outDir);
    expect(docs).toEqual({
      searchDocs: [
        {
          url: '/docs/delfin/caja/',
          text: 'Cuente el efectivo.',
          subcategory: 'Cierre de caja',
          title: 'Cierre de caja',
        },
      ],
      headings: ['Pasos\ta'],
      options: OPTIONS,
    });
    expect(texts).toEqual({ sections: ['', 'Pulse Grabar.'], answers: [] });
    const [best] = loadSearch(outDir)('cerrar caja');
    expect(best).toMatchObject({ url: '/docs/delfin/caja/', title: 'Cierre de caja' });
  });

  it('refuses a site in which nothing can be searched', () => {
    writeFileSync(path.join(outDir, 'index.html'), '<html></html>');
    expect(() => writeSearchFiles(work())).toThrow('can be searched');
    expect(readdirSync(outDir)).toEqual(['index.html']);
  });
});

describe('readSearchFiles', () => {
  it('says what to do when the site has no search files', () => {
    expect(() => readSearchFiles(outDir)).toThrow('0 files search-docs-*.json; expected 1');
  });

  it('does not choose between the files of two builds', () => {
    for (const hash of ['0a', '0b'])
      writeFileSync(path.join(outDir, `search-docs-${hash}.json`), '{}');
    expect(() => readSearchFiles(outDir)).toThrow('2 files search-docs-*.json');
  });
});
