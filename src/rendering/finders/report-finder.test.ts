import { describe, expect, test } from 'vitest';
import { smallDocsDir, smallFacts } from '../../../tests/support/small-facts';
import { wordsOf } from '../markdown/node-words';
import type { FinderEntry } from './finder';
import { reportFinder } from './report-finder';

const finder = reportFinder(
  {
    ...smallFacts,
    sayings: [{ [smallFacts.reports[0]?.ruta ?? '']: ['cómo nos fue'] }],
  },
  smallDocsDir,
);
const entries = finder.groups.flatMap((group) => group.entries);
const [report] = smallFacts.reports;

function shown({ head, body, fold }: FinderEntry): string {
  return [...head, ...body, ...(fold?.nodes ?? [])].map(wordsOf).join(' ');
}

function entryOf(route: string | undefined): FinderEntry {
  const entry = entries.find(({ head }) => JSON.stringify(head).includes(`/docs/${route}/`));
  if (!entry) throw new Error(`no entry of ${route}`);
  return entry;
}

describe('the finder of reports', () => {
  test('tells question, columns and who opens it', () => {
    const words = shown(entryOf(report?.ruta));
    expect(words).toContain(report?.pregunta);
    for (const { nombre } of report?.columnas ?? []) {
      expect(words.toLowerCase()).toContain(nombre.toLowerCase());
    }
    expect(words).toMatch(/Lo abren: .*, con el permiso Consulta: /);
    expect(words).not.toContain('con-precio-de-producto');
    expect(words).toContain('Producto: bebidas.');
  });

  test('shows two rows of its example at most, and three columns', () => {
    const table = JSON.stringify(entryOf(report?.ruta).fold);
    expect(table.match(/"th"/g)?.length).toBeLessThanOrEqual(3);
    expect(table.match(/"tr"/g)?.length).toBeLessThanOrEqual(3);
  });

  test('knows what readers say of it', () => {
    expect(entryOf(report?.ruta).words).toMatch(/^cómo nos fue/);
  });

  test('has a value of its theme, its time and its roles', () => {
    const { values } = entryOf(report?.ruta);
    const names = finder.choices.map(({ options }, at) =>
      values[at]?.map((place) => options[place]?.[1]),
    );
    expect(names[0]).toHaveLength(1);
    expect(names[2]).toHaveLength(1);
    expect(names[3]).toContain('Administrador');
  });
});
