import { expect, test } from 'vitest';
import { smallFacts } from '../../../tests/support/small-facts';
import { wordsOf } from '../markdown/node-words';
import { releaseFinder } from './release-finder';

const change = (texto: string) => [{ texto, roles: ['cajero'], paginas: ['delfin'] }];
const releases = {
  ...smallFacts.releases,
  delfin: [
    { version: '8.4.0', fecha: '2026-09-14', nuevo: change('Cuatro') },
    { version: '8.3.0', fecha: '2026-02-16', nuevo: change('Tres'), correcciones: change('Mal') },
    { version: '8.2.0', fecha: '2025-06-09', mejoras: change('Dos') },
    { version: '8.1.0', fecha: '2024-10-21', nuevo: change('Uno') },
  ],
};
const finder = releaseFinder({ ...smallFacts, releases });

test.each<[Record<string, string>, string]>([
  // Without the version that the reader has, with the one to come.
  [{ desde: 'delfin-8.1.0', hasta: 'delfin-8.3.0' }, 'Tres, Mal, Dos'],
  [{ desde: 'delfin-8.3.0', hasta: 'delfin-8.4.0' }, 'Cuatro'],
  // On to the newest one, and from the oldest one.
  [{ desde: 'delfin-8.2.0' }, 'Cuatro, Tres, Mal'],
  [{ hasta: 'delfin-8.2.0' }, 'Dos, Uno'],
  // Between versions of different products there is nothing.
  [{ desde: 'delfin-8.1.0', hasta: 'sinco-4.2.0' }, ''],
  [{ producto: 'sinco', desde: 'delfin-8.1.0' }, ''],
])('%j brings: %s', (asked, changes) => {
  const places = finder.choices.map(({ name, options }) => {
    const place = options.findIndex(([value]) => value === asked[name]);
    expect(place >= 0, `${name} offers ${asked[name]}`).toBe(name in asked);
    return place;
  });
  const found = finder.groups
    .flatMap(({ entries }) => entries)
    .filter(({ values }) => places.every((place, at) => place < 0 || values[at]?.includes(place)));
  expect(found.map(({ head }) => head.map(wordsOf).join(' ')).join(', ')).toBe(changes);
});
