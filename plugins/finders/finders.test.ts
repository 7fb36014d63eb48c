import { expect, test } from 'vitest';
import type { Finder, FinderEntry } from '../../src/rendering/finders/finder';
import { permissionFinder } from '../../src/rendering/finders/permission-finder';
import { reportFinder } from '../../src/rendering/finders/report-finder';
import { wordsOf } from '../../src/rendering/markdown/node-words';
import { smallDocsDir, smallFacts } from '../../tests/support/small-facts';
import { entryKey } from './client/entry-labels';
import { keyFinder } from './key-finder';
import { placeFinder } from './place-finder';

const places = placeFinder(smallFacts, smallDocsDir);

function entriesOf({ groups }: Finder): FinderEntry[] {
  return groups.flatMap(({ entries }) => entries);
}

test.each([
  reportFinder(smallFacts, smallDocsDir),
  permissionFinder(smallFacts),
  places,
  keyFinder(smallFacts),
])('$title tells its entries apart, and each has a value of each choice', (finder) => {
  const entries = entriesOf(finder);
  expect(new Set(entries.map(entryKey)).size).toBe(entries.length);
  expect(new Set(finder.groups.map(({ id }) => id)).size).toBe(finder.groups.length);
  for (const { values } of entries) {
    expect(values).toHaveLength(finder.choices.length);
    values.forEach((own, choice) => {
      for (const place of own) expect(finder.choices[choice]?.options[place]).toBeDefined();
    });
  }
});

test('the finder of places leaves out the buttons that every screen has, but not those of a window of the server', () => {
  const partsOf = (name: string) =>
    entriesOf(places)
      .filter(({ head }) => head.map(wordsOf).join('') === name)
      .flatMap(({ parts }) => (parts?.items ?? []).map(({ nodes }) => nodes.map(wordsOf).join('')));
  expect(partsOf('Clientes')).not.toContain('Eliminar');
  expect(partsOf('Licencia')).toContain('Actualizar');
});
