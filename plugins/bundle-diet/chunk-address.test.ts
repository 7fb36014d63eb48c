import { expect, it } from 'vitest';
import { addressSource, neededChunks } from './chunk-address';

it('tells what pages share with others, and what the bundler emptied into that', () => {
  const shared = { name: 's683b' };
  const groups = new Map([
    ['p1', { chunks: [{ name: 'p1' }, shared] }],
    ['p2', { chunks: [{ name: 'p2' }, { name: 'styles' }, { name: undefined }] }],
    ['01a85c17', { chunks: [shared] }],
  ]);
  expect(neededChunks(groups)).toEqual({ p1: ['p1', 's683b'], '01a85c17': ['s683b'] });
});

it('has no address for an empty list, as the posts of an author who has written none', () => {
  const runtime = {
    p: '/help/',
    u: (name: string) => `assets/js/${name}.5dddcd78.js`,
    gca: (_name: string | []): string | false => false,
  };
  const names = { require: 'w', publicPath: 'w.p', getChunkScriptFilename: 'w.u' };
  new Function('w', addressSource(names, new Map()))(runtime);
  expect(runtime.gca('p1')).toBe('/help/assets/js/p1.5dddcd78.js');
  expect(runtime.gca([])).toBe(false);
});
