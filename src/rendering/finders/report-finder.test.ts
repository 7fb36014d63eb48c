import { expect, test } from 'vitest';
import { smallDocsDir, smallFacts } from '../../../tests/support/small-facts';
import { wordsOf } from '../markdown/node-words';
import { reportFinder } from './report-finder';

const [report] = smallFacts.reports;
const sayings = [{ [report?.ruta ?? '']: ['cómo nos fue'] }];
const finder = reportFinder({ ...smallFacts, sayings }, smallDocsDir);
const entry = finder.groups
  .flatMap(({ entries }) => entries)
  .find(({ head }) => JSON.stringify(head).includes(`/docs/${report?.ruta}/`));

test('a report is told by its question, its columns and who opens it, and found by what is said of it', () => {
  const shown = [...(entry?.head ?? []), ...(entry?.body ?? []), ...(entry?.fold?.nodes ?? [])];
  const words = shown.map(wordsOf).join(' ');
  expect(words).toContain(report?.pregunta);
  for (const { nombre } of report?.columnas ?? []) {
    expect(words.toLowerCase()).toContain(nombre.toLowerCase());
  }
  expect(words).toMatch(/Lo abren: .*, con el permiso Consulta: /);
  expect(words).not.toContain('con-precio-de-producto');
  expect(words).toContain('Producto: bebidas.');
  expect(entry?.words).toMatch(/^cómo nos fue/);
});

test('what all reports of a group need is told once, above them', () => {
  for (const { common, entries } of finder.groups) {
    const needed = new Set(
      entries.flatMap(({ body }) => /Lo abren[^.]*/.exec(body.map(wordsOf).join('')) ?? []),
    );
    expect([common?.length ?? 0, needed.size]).toEqual(needed.size > 1 ? [0, needed.size] : [1, 0]);
  }
});

test('the example of a report has two rows at most, and three columns', () => {
  const table = JSON.stringify(entry?.fold);
  expect(table.match(/"th"/g)?.length).toBeLessThanOrEqual(3);
  expect(table.match(/"tr"/g)?.length).toBeLessThanOrEqual(3);
});
