import path from 'node:path';
import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { smallDocsDir as docsDir, smallFacts as facts } from '../../tests/support/small-facts';
import { minutesOf } from './reading-time';
import { remarkReadingAids } from './remark-reading-aids';

const unrelated = 'delfin/reportes/utilidad/mensual';

function parse(markdown: string): Root {
  return unified().use(remarkParse).use(remarkGfm).parse(markdown);
}

function aided(routePath: string, day?: string): Root {
  const file = new VFile({ path: path.join(docsDir, routePath, 'index.mdx') });
  const dates = new Map(day ? [[file.path, day]] : []);
  const tree = parse('Texto de la página.');
  remarkReadingAids({ loadFacts: () => facts, readDates: () => dates, docsDir })(tree, file);
  return tree;
}

test('the words of the running text make the minutes, and tables and code do not', () => {
  const text = 'palabra '.repeat(500);
  const table = `| a | b |\n|---|---|\n| ${text} | ${text} |`;
  expect(minutesOf(parse(`${text}\n\n${table}\n\n\`\`\`\n${text}\n\`\`\``))).toBe(3);
  expect(minutesOf(parse('Una frase.'))).toBe(1);
});

test('a page ends with its time and the day of its last change', () => {
  expect(plainText(aided(unrelated, '2026-10-03').children.at(-1))).toBe(
    '1\u00a0min de lectura · Última actualización del texto: 3 de octubre de 2026',
  );
});

test('a page without a known day says none', () => {
  const { children } = aided(unrelated);
  expect(plainText(children.at(-1))).toBe('1\u00a0min de lectura');
  expect(children).toHaveLength(2);
});

test('a page of a path ends with its step and the next page', () => {
  const [first, second] = facts.learningPaths[0]?.rutas ?? [];
  const last = aided(first ?? '').children.at(-1);
  expect(plainText(last)).toContain('Paso 1 de ');
  expect(plainText(last)).toContain('de la ruta Cajero · Siguiente: ');
  expect(JSON.stringify(last)).toContain(`/docs/${second}/`);
});

test('the last page of a path says so', () => {
  const last = facts.learningPaths[0]?.rutas.at(-1) ?? '';
  expect(plainText(aided(last).children.at(-1))).toContain('Es el último');
});

test('a product root gets neither time nor date', () => {
  const file = new VFile({ path: path.join(docsDir, 'delfin.mdx') });
  const tree = parse('Texto.');
  const dates = new Map([[file.path, '2026-10-03']]);
  remarkReadingAids({ loadFacts: () => facts, readDates: () => dates, docsDir })(tree, file);
  expect(tree.children).toHaveLength(1);
});
