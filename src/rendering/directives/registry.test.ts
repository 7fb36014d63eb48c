import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { blockDirectives, elementDirectives, inlineDirectives } from './registry';

const table = readFileSync('src/rendering/DIRECTIVES.md', 'utf8');
const pages = ['docs', 'src/pages', 'blog', 'data']
  .flatMap((folder) => readdirSync(folder, { withFileTypes: true, recursive: true }))
  .filter(({ name }) => /\.(mdx|yaml)$/.test(name))
  .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'))
  .join('\n');

const blocks = Object.keys(blockDirectives);
const inlines = Object.keys(inlineDirectives);
/** How each directive is written: `::name`, `:name[`, `:name{` or `<Name `. */
const forms = [
  ...blocks.map((name) => new RegExp(`(?<!:):::?${name}(?![\\w-])`)),
  ...Object.keys(elementDirectives).map((name) => new RegExp(`<${name} `)),
  ...inlines.map((name) => new RegExp(`(?<!:):${name}[[{]`)),
];

it('tells in DIRECTIVES.md of every directive, and of no other', () => {
  expect(forms.filter((form) => !form.test(table))).toEqual([]);
  const told = [...table.matchAll(/`:::?([a-z-]+)|`:([a-z-]+)[[{]/g)];
  const names = told.map(([, block, inline]) => block ?? inline ?? '');
  expect(names.filter((name) => ![...blocks, ...inlines].includes(name))).toEqual([]);
});

it('has no directive that stands on no page', () => {
  expect(forms.filter((form) => !form.test(pages))).toEqual([]);
});
