import { writeFile } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { inScratchFolder } from '../../tests/support/scratch-folder';
import { pageScripts } from './page-scripts';

const item = { path: '/docs/caja/', component: '@theme/DocItem' };
const version = { path: '/docs', component: '@theme/DocVersionRoot', routes: [item] };
const ROUTES = [
  { path: '/docs', component: '@theme/DocsRoot', routes: [version] },
  { path: '/', component: '@theme/MDXPage' },
];

inScratchFolder('page-scripts');

beforeEach(async () => {
  await writeFile(
    'routesChunkNames.json',
    JSON.stringify({
      '/docs-4f4': { __comp: 'root', __context: { plugin: 'context' } },
      '/docs-277': { __comp: 'version' },
      '/docs/caja/-0c0': { __comp: 'item', content: 'caja', items: [{ content: 'lista' }] },
      '/-f00': { __comp: 'home' },
    }),
  );
  const names = ['root', 'context', 'version', 'item', 'caja', 'lista', 'home'];
  await writeFile(
    'client-manifest.json',
    JSON.stringify({
      entrypoints: ['main'],
      origins: {
        ...Object.fromEntries(names.map((name) => [name, [name]])),
        item: ['shared', 'item'],
      },
      assets: Object.fromEntries(
        [...names, 'shared'].map((id) => [id, { js: [{ file: `assets/js/${id}.1.js` }] }]),
      ),
    }),
  );
});

it('names what the routes around a page need, what the page needs, and what these share', async () => {
  const scriptsOf = await pageScripts('.', ROUTES);
  expect(scriptsOf('/docs/caja/')).toEqual(
    ['root', 'context', 'version', 'shared', 'item', 'caja', 'lista'].map(
      (name) => `assets/js/${name}.1.js`,
    ),
  );
  expect(scriptsOf('/')).toEqual(['assets/js/home.1.js']);
  expect(scriptsOf('/404.html')).toEqual([]);
});
