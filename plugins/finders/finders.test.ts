import { describe, expect, test } from 'vitest';
import { menuOf } from '../../src/facts/menu-paths';
import type { Finder, FinderEntry } from '../../src/rendering/finders/finder';
import { permissionFinder } from '../../src/rendering/finders/permission-finder';
import { reportFinder } from '../../src/rendering/finders/report-finder';
import { wordsOf } from '../../src/rendering/markdown/node-words';
import { smallDocsDir, smallFacts } from '../../tests/support/small-facts';
import { entryKey } from './client/labels';
import { keyFinder } from './key-finder';
import { placeFinder } from './place-finder';

const places = placeFinder(smallFacts, smallDocsDir);
const keys = keyFinder(smallFacts);

function entriesOf({ groups }: Finder): FinderEntry[] {
  return groups.flatMap(({ entries }) => entries);
}

function text({ head, body }: FinderEntry): string {
  return [...head, ...body].map(wordsOf).join(' ');
}

test.each([reportFinder(smallFacts, smallDocsDir), permissionFinder(smallFacts), places, keys])(
  '$title tells its entries apart, and each has a value of each choice',
  (finder) => {
    const entries = entriesOf(finder);
    expect(new Set(entries.map(entryKey)).size).toBe(entries.length);
    expect(new Set(finder.groups.map(({ id }) => id)).size).toBe(finder.groups.length);
    for (const { values } of entries) {
      expect(values).toHaveLength(finder.choices.length);
      values.forEach((own, choice) => {
        for (const place of own) expect(finder.choices[choice]?.options[place]).toBeDefined();
      });
    }
  },
);

describe('the finder of places', () => {
  test('has every screen with its menu path', () => {
    const all = entriesOf(places).map(text);
    for (const { nombre, ruta } of smallFacts.screens) {
      const menu = menuOf(ruta, smallFacts)?.split(',')[0] ?? '';
      expect(all.some((words) => words.includes(nombre) && words.includes(menu))).toBe(true);
    }
  });

  test('has every field of a screen, which leads to its row', () => {
    const [screen] = smallFacts.screens;
    const entry = entriesOf(places).find((found) => text(found).startsWith(`${screen?.nombre} `));
    const items = entry?.parts?.items ?? [];
    for (const { nombre } of screen?.campos ?? []) {
      const item = items.find(({ nodes }) => nodes.map(wordsOf).join('') === nombre);
      expect(item?.href).toMatch(/#campo-/);
    }
    expect(entry?.parts?.label).toMatch(/^\d+ campos?/);
  });

  test('leaves out the buttons that every screen has, but not those of a window of the server', () => {
    const partsOf = (name: string) =>
      entriesOf(places)
        .filter((entry) => text(entry).startsWith(`${name} `))
        .flatMap(({ parts }) =>
          (parts?.items ?? []).map(({ nodes }) => nodes.map(wordsOf).join('')),
        );
    expect(partsOf('Clientes')).not.toContain('Eliminar');
    expect(partsOf('Licencia')).toContain('Actualizar');
  });
});

describe('the finder of keys', () => {
  test('has every key, and the windows whose buttons have one', () => {
    const [ofKeys, ofWindows] = keys.groups;
    expect(ofKeys?.entries.map(({ head }) => head.map(wordsOf).join(''))).toEqual(
      smallFacts.shortcuts.map(({ tecla }) => expect.stringMatching(tecla.replace('+', '\\+'))),
    );
    expect(ofWindows?.entries.length).toBeGreaterThan(1);
    for (const { values } of ofWindows?.entries ?? []) {
      expect(values[0]?.every((place) => place >= 0)).toBe(true);
    }
  });

  test('a key that works everywhere is of every window', () => {
    const everywhere = smallFacts.shortcuts.findIndex(({ donde }) => donde === 'Todo el programa');
    expect(keys.groups[0]?.entries[everywhere]?.values[1]).toHaveLength(
      keys.choices[1]?.options.length ?? 0,
    );
  });
});
