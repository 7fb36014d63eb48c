import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import withRememberedDoc from './active-doc.cjs';

it('finds the page again only for another address', () => {
  const source =
    'export function getActiveDocContext(data, pathname) {\n  return [data.find(pathname)];\n}';
  const code = withRememberedDoc(source).replaceAll('export ', '');
  const ask = new Function(`${code}; return getActiveDocContext;`)();
  const asked: string[] = [];
  const docs = { find: (pathname: string) => asked.push(pathname) };
  expect(ask(docs, '/a')).toEqual([1]);
  expect(ask(docs, '/a')).toEqual([1]);
  expect(ask(docs, '/b')).toEqual([2]);
  expect(asked).toEqual(['/a', '/b']);
});

it('fits the plugin that is installed, and says where to look when it does not', () => {
  const file = 'node_modules/@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
  const source = readFileSync(path.resolve(file), 'utf8');
  expect(withRememberedDoc(source)).toContain('findActiveDocContext(data, pathname)');
  expect(() => withRememberedDoc('export {}')).toThrow(/active-doc\.cjs/);
});
