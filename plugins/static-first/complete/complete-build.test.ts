import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requireFilesOfClient, requireNamedFiles, type WrittenBuild } from './complete-build';

/** A client as small as one can be: each page is a chunk, which a script element brings. */
const MAIN = `
  const chunks = { '/caja': 'caja.1.js', '/ventas': 'ventas.1.js' };
  const addressOf = (path) => '/assets/js/' + chunks[path];
  window.docusaurus = {
    prefetch(path) {
      const link = document.createElement('link');
      link.setAttribute('rel', 'prefetch');
      link.setAttribute('href', addressOf(path));
      document.head.appendChild(link);
    },
    preload(path) {
      const script = document.createElement('script');
      script.src = addressOf(path);
      document.head.appendChild(script);
    },
  };`;

async function requireCompleteBuild(build: WrittenBuild): Promise<void> {
  await requireNamedFiles(build);
  await requireFilesOfClient(build);
}

const FILES: Record<string, string> = {
  'build/caja/index.html':
    '<script src="/assets/js/boot.1.js" data-scripts="/assets/js/main.1.js">',
  'build/assets/css/styles.1.css': 'a{background:url(/assets/images/fondo.svg)}',
  'build/assets/images/fondo.svg': '<svg/>',
  'build/assets/js/boot.1.js': '',
  'build/assets/js/main.1.js': MAIN,
  'build/assets/js/caja.1.js': '',
  'build/assets/js/ventas.1.js': '',
  'build/assets/js/dialogo.1.js': '',
  'generated/client-manifest.json': JSON.stringify({
    assets: { dialogo: { js: [{ file: 'assets/js/dialogo.1.js' }] } },
  }),
};

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'complete-build-'));
  for (const [name, content] of Object.entries(FILES)) await write(name, content);
});

afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, content: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

function build(): WrittenBuild {
  return {
    outDir: path.join(folder, 'build'),
    baseUrl: '/',
    generatedDir: path.join(folder, 'generated'),
    entries: ['/assets/js/main.1.js'],
    pagePaths: ['/caja', '/ventas'],
  };
}

function check(): Promise<void> {
  return requireCompleteBuild(build());
}

it('is content with a build that has all it asks for', async () => {
  await expect(check()).resolves.toBeUndefined();
});

it.each([
  ['assets/js/boot.1.js', 'caja/index.html'],
  ['assets/js/main.1.js', 'caja/index.html'],
  ['assets/images/fondo.svg', 'assets/css/styles.1.css'],
  ['assets/js/dialogo.1.js', 'chunk dialogo of '],
  ['assets/js/ventas.1.js', 'the client, when /ventas is opened or fetched ahead'],
])('names %s when it is missing, and who asks for it', async (file, askedBy) => {
  await rm(path.join(folder, 'build', file));
  await expect(check()).rejects.toThrow(
    `The build is not complete: 1 file is asked for that is not in the output.\n  /${file}, asked for by ${askedBy}`,
  );
});

it('names a chunk that only fetching ahead asks for', async () => {
  const emptied = MAIN.replace("'href', addressOf(path)", "'href', '/assets/js/emptied.1.js'");
  await write('build/assets/js/main.1.js', emptied);
  await expect(check()).rejects.toThrow(
    '/assets/js/emptied.1.js, asked for by the client, when /caja',
  );
});

it('names a chunk that the client looks for outside of the folder of the site', async () => {
  const elsewhere = { ...build(), baseUrl: '/assets/', entries: ['/assets/js/main.1.js'] };
  const outDir = path.join(elsewhere.outDir, 'assets');
  await write('generated/client-manifest.json', JSON.stringify({ assets: {} }));
  const astray = MAIN.replace("'/assets/js/' +", "'/js/' +");
  await write('build/assets/js/main.1.js', astray);
  await expect(requireCompleteBuild({ ...elsewhere, outDir })).rejects.toThrow('/js/caja.1.js');
});

it('leaves to other hosts what the client asks of them', async () => {
  const outside = MAIN.replace("'/assets/js/' +", "'https://example.com/' +");
  await write('build/assets/js/main.1.js', outside);
  await expect(check()).resolves.toBeUndefined();
});

it('counts what an error has no room for', async () => {
  const names = Array.from({ length: 13 }, (_, index) => `/assets/js/page-${index}.js`);
  await write('build/index.html', `<script data-scripts="${names.join(' ')}"></script>`);
  await expect(check()).rejects.toThrow(/13 files are asked.*page-9\.js.*\n {2}and 3 more\n/s);
});

it('says that the client does not start, and where', async () => {
  await write('build/assets/js/main.1.js', 'undefined.start()');
  await expect(check()).rejects.toThrow(/cannot start: \/assets\/js\/main\.1\.js fails/);
  await write('build/assets/js/main.1.js', '');
  await expect(check()).rejects.toThrow(/left no «window\.docusaurus»/);
});
